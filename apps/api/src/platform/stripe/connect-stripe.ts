import Stripe from "stripe";
import type { Config } from "../config/config.ts";

export type { Stripe };

/** The SDK's default timeout is 80 s, which is too long for a person at a checkout. */
const TIMEOUT_MS = 4_500;

/** Always uses the real SDK; development and tests only change the host. */
export function connectStripe({ secretKey, apiBase }: Config["stripe"]): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // Requests fail at once with a sentence, and tasks are retried by their queue.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === "https:" ? "https" : "http",
    }),
  });
}
