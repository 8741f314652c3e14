import { z } from "zod";

interface ErrorKind {
  status: number;
  /** The default sentence, when the call gives no better one. */
  sentence: string;
}

/** Every code a response may carry. Clients act on the code; people read the sentence. */
export const errorKinds = {
  bad_request: { status: 400, sentence: "Please check what you entered and try again." },
  not_signed_in: { status: 401, sentence: "Please log in to continue." },
  sign_in_expired: { status: 401, sentence: "Your session has expired. Please log in again." },
  fresh_sign_in_needed: { status: 401, sentence: "Please log in again to confirm it's you." },
  account_closed: { status: 403, sentence: "This account isn't available. Contact us for help." },
  actor_mismatch: { status: 403, sentence: "You can only do this for your own account." },
  cross_site: {
    status: 403,
    sentence: "We couldn't check where this came from. Please reload the page and try again.",
  },
  field_not_allowed: { status: 403, sentence: "You can't change this field." },
  forbidden: { status: 403, sentence: "You don't have access to this." },
  not_found: { status: 404, sentence: "We couldn't find that." },
  conflict: {
    status: 409,
    sentence: "This has changed since you opened it. Please reload and try again.",
  },
  username_taken: { status: 409, sentence: "That username is taken. Please choose another." },
  slug_taken: { status: 409, sentence: "That link is taken. Please choose another." },
  plan_limit_reached: { status: 409, sentence: "You've reached your plan's listing limit." },
  last_admin: { status: 409, sentence: "The last admin can't be removed." },
  upload_not_ready: {
    status: 409,
    sentence: "This file isn't ready yet. Please wait a moment, or upload it again.",
  },
  request_in_flight: {
    status: 409,
    sentence: "We're already working on this. Please wait a moment.",
  },
  payload_too_large: {
    status: 413,
    sentence: "That's too large to send. Please send something smaller.",
  },
  unsupported_media_type: { status: 415, sentence: "Please send JSON." },
  idempotency_key_reused: {
    status: 422,
    sentence: "This Idempotency-Key has already been used for a different request.",
  },
  too_many_requests: {
    status: 429,
    sentence: "Too many attempts. Please wait a moment and try again.",
  },
  internal: { status: 500, sentence: "Something went wrong at our end. Please try again." },
  not_available: { status: 503, sentence: "We're restarting. Please try again in a moment." },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

const codes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/** The error format of every response. */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  code: z.enum(codes),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
