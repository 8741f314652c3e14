import type { ErrorKinds } from "./error-kind.ts";

/** Codes of the platform and of every area. */
export const generalErrors = {
  bad_request: { status: 400, sentence: "Please check what you entered and try again." },
  not_signed_in: { status: 401, sentence: "Please log in to continue." },
  sign_in_expired: { status: 401, sentence: "Your session has expired. Please log in again." },
  fresh_sign_in_needed: { status: 401, sentence: "Please log in again to confirm it's you." },
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
  request_timeout: {
    status: 408,
    sentence: "That took too long to reach us. Please check your connection and try again.",
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
  proof_of_work_required: {
    status: 429,
    sentence:
      "We're getting a lot of requests from your network. Please sign in, or try again in a minute.",
  },
  headers_too_large: {
    status: 431,
    sentence: "That's too large to send. Please send something smaller.",
  },
  internal: { status: 500, sentence: "Something went wrong at our end. Please try again." },
  not_available: { status: 503, sentence: "We're restarting. Please try again in a moment." },
} as const satisfies ErrorKinds;
