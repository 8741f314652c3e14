import type { ErrorCode } from "@boab/contracts/common/errors";
import { AppError } from "../errors/app-error.ts";
import { isStripeError } from "./stripe-errors.ts";

/** A person who pressed a button gets a response within five seconds. */
const TIMEOUT_MS = 4_500;

/**
 * Turns an error or a timeout of the provider into an error of our own; any other error is thrown as it is. Work that
 * timed out continues in the background, so it must be safe to repeat.
 */
export async function refuseProviderFailure<Value>(
  work: Promise<Value>,
  code: ErrorCode = "checkout_failed",
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutFailure = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError(code)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeoutFailure]);
  } catch (error) {
    if (isStripeError(error)) throw new AppError(code, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
