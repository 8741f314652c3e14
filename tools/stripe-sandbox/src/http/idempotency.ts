import { DAY_SECONDS } from "../clock/clock.ts";
import { StripeError } from "./stripe-error.ts";

export interface Reply {
  status: number;
  body: unknown;
}

interface Saved {
  /** What was asked: the same key for anything else is a mistake. */
  fingerprint: string;
  at: number;
  /** Missing while the first request is still at work. */
  reply?: Reply;
}

/** First results by key, as Stripe keeps them. */
export interface Idempotency {
  /** The saved reply of an earlier request; undefined when this one should do the work. */
  begin(key: string, fingerprint: string, now: number): Reply | undefined;
  save(key: string, reply: Reply): void;
  /** A request that never started its work leaves its key free. */
  release(key: string): void;
  clear(): void;
}

const TTL_SECONDS = 1 * DAY_SECONDS;

export function createIdempotency(): Idempotency {
  const saved = new Map<string, Saved>();
  return {
    begin(key, fingerprint, now) {
      const earlier = saved.get(key);
      if (!earlier || earlier.at + TTL_SECONDS < now) {
        saved.set(key, { fingerprint, at: now });
        return undefined;
      }
      if (earlier.fingerprint !== fingerprint) throw makeKeyReusedError(key);
      if (!earlier.reply) throw makeKeyInUseError();
      return earlier.reply;
    },
    save(key, reply) {
      const entry = saved.get(key);
      if (entry) entry.reply = reply;
    },
    release: (key) => void saved.delete(key),
    clear: () => saved.clear(),
  };
}

function makeKeyReusedError(key: string): StripeError {
  return new StripeError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function makeKeyInUseError(): StripeError {
  return new StripeError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: "There is currently another in-progress request using this idempotency key.",
  });
}
