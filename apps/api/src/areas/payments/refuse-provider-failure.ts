import type { ErrorCode } from "@boab/contracts/common/errors";
import { AppError } from "#platform/errors/app-error.ts";
import { isStripeError } from "#platform/stripe/stripe-errors.ts";

/** A person who pressed a button is told something within five seconds. */
const PATIENCE_MS = 4_500;

/**
 * Our own sentence for whatever the provider refuses or takes too long to answer; a fault of ours stays one.
 * Work that is given up on goes on behind, so it must be safe to repeat.
 */
export async function refuseProviderFailure<Value>(
  work: Promise<Value>,
  code: ErrorCode = "checkout_failed",
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError(code)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } catch (error) {
    if (isStripeError(error)) throw new AppError(code, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
