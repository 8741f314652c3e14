import { ApiError } from "#lib/api/errors.ts";

interface Fallbacks {
  /** For a response without a message. */
  wordless: string;
  /** For no response at all. */
  unreachable: string;
}

/** Keeps the server's message and fills in the specified text where there is none. */
export async function withFallbacks<Value>(
  { wordless, unreachable }: Fallbacks,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    // Every response in our own format carries a request id.
    if (!(error instanceof ApiError) || error.requestId !== null) throw error;
    const sentence = error.cause === undefined ? wordless : unreachable;
    throw new ApiError({ ...error.problem, sentence }, error);
  }
}
