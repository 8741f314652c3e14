import { AppError } from "#platform/errors/app-error.ts";

/**
 * Returns undefined when the work fails or takes too long. An `AppError` is thrown, because the person can act on it.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  timeoutMs: number,
  onFailure: (error: unknown) => void,
): Promise<Value | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  const settled = work.catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    onFailure(error);
    return undefined;
  });
  try {
    return (await Promise.race([settled, timeout])) ?? undefined;
  } finally {
    clearTimeout(timer);
  }
}
