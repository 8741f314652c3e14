import { z } from "zod";

interface ErrorKind {
  status: number;
  /** The sentence a person reads when the call gives no better one. */
  sentence: string;
}

/** Every code an answer may carry. Clients act on the code; people read the sentence. */
export const errorKinds = {
  bad_request: { status: 400, sentence: "Please check what you entered and try again." },
  not_signed_in: { status: 401, sentence: "Please sign in to continue." },
  sign_in_expired: { status: 401, sentence: "Your sign-in has expired. Please sign in again." },
  fresh_sign_in_needed: { status: 401, sentence: "Please sign in again to confirm it is you." },
  account_closed: { status: 403, sentence: "This account is not available. Contact us for help." },
  actor_mismatch: { status: 403, sentence: "You can only do this for your own account." },
  cross_site: { status: 403, sentence: "This request did not come from our own pages." },
  field_not_allowed: { status: 403, sentence: "You cannot change this field." },
  forbidden: { status: 403, sentence: "You do not have access to this." },
  not_found: { status: 404, sentence: "We could not find that." },
  conflict: {
    status: 409,
    sentence: "This was changed in the meantime. Please reload and try again.",
  },
  username_taken: { status: 409, sentence: "That username is taken. Please choose another." },
  slug_taken: { status: 409, sentence: "This address is taken. Please choose another." },
  plan_limit_reached: { status: 409, sentence: "Your plan holds no more listings." },
  last_admin: { status: 409, sentence: "The last admin cannot be removed." },
  upload_not_ready: {
    status: 409,
    sentence: "This file is not ready. Please wait a moment, or send it again.",
  },
  request_in_flight: { status: 409, sentence: "This is already being worked on. Please wait." },
  payload_too_large: { status: 413, sentence: "That is too much at once. Please send less." },
  unsupported_media_type: { status: 415, sentence: "Please send JSON." },
  idempotency_key_reused: {
    status: 422,
    sentence: "This Idempotency-Key was used for a different request.",
  },
  too_many_requests: {
    status: 429,
    sentence: "Too many tries. Please wait a moment and try again.",
  },
  internal: { status: 500, sentence: "Something went wrong on our side. Please try again." },
  not_available: { status: 503, sentence: "We are restarting. Please try again in a moment." },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

const codes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/** The one error format on the wire. */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  code: z.enum(codes),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
