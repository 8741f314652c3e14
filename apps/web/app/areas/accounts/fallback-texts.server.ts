import { ApiError } from "#lib/api/errors.ts";

interface Fallbacks {
  /** The answer came without words of its own. */
  wordless: string;
  /** No answer came. */
  unreachable: string;
}

/** Keeps the words of a refusal, and puts the specified ones where there are none. */
export async function withFallbacks<Value>(
  { wordless, unreachable }: Fallbacks,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    // Every answer in our format carries the number of its request.
    if (!(error instanceof ApiError) || error.requestId !== null) throw error;
    const sentence = error.cause === undefined ? wordless : unreachable;
    throw new ApiError({ ...error.problem, sentence }, error);
  }
}
