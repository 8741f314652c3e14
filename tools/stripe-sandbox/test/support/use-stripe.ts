import Stripe from "stripe";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { makeSandboxControl, startSandbox } from "../../src/index.ts";
import { makeClient } from "./use-sandbox.ts";

/**
 * Stripe itself when a test key is set, otherwise a sandbox. Cases that use it may not know which:
 * what only the sandbox can do is tested elsewhere.
 */
export function useStripe(): { client: Stripe } {
  const key = inject("stripeKey");
  const used = {} as { client: Stripe };
  if (key) {
    if (!key.startsWith("sk_test_")) throw new Error("STRIPE_SECRET_KEY must be a test key.");
    used.client = new Stripe(key, { maxNetworkRetries: 2 });
    return used;
  }
  let origin = "";
  beforeAll(async () => {
    const running = await startSandbox();
    origin = running.origin;
    used.client = makeClient(running.port);
    return async () => running.stop();
  });
  afterAll(async () => {
    expect((await makeSandboxControl(origin).status()).violations).toEqual([]);
  });
  return used;
}

/** The error a call ends with. */
export async function getError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("The call was expected to fail.");
}

const MAX_ATTEMPTS = 60;
const PAUSE_MS = 500;

/** Stripe does some things a moment later; the sandbox is done at once. */
export async function pollUntil<T>(
  read: () => Promise<T>,
  isDone: (value: T) => boolean,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const value = await read();
    if (isDone(value) || attempt === MAX_ATTEMPTS) return value;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
