import { ApiError } from "#lib/api/errors.ts";

interface FallbackMessages {
  /** Shown when the response has no message. */
  wordless: string;
  /** Shown when there is no response at all. */
  unreachable: string;
}

/** Shows the server's message, or the specified text when there is none. */
export async function withFallbackMessages<Value>(
  { wordless, unreachable }: FallbackMessages,
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
