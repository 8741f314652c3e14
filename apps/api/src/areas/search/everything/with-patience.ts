import { AppError } from "#platform/errors/app-error.ts";

/** The result, or undefined where it fails or takes longer. A refusal is thrown: the person can do something about it. */
export async function withPatience<Value>(
  work: Promise<Value>,
  patienceMs: number,
  onFailure: (error: unknown) => void,
): Promise<Value | undefined> {
  const { promise: tooLong, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  const settled = work.catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    onFailure(error);
    return undefined;
  });
  try {
    return (await Promise.race([settled, tooLong])) ?? undefined;
  } finally {
    clearTimeout(timer);
  }
}
