import Stripe from "stripe";
import type { Config } from "../config/config.ts";

export type { Stripe };

/** The SDK waits 80 s by default; a person at a checkout should not. */
const PATIENCE_MS = 4_500;

/** The real SDK everywhere; development and tests only send it to another host. */
export function connectStripe({ secretKey, apiBase }: Config["stripe"]): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: PATIENCE_MS,
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
