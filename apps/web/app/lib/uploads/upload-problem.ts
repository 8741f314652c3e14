import { ApiError } from "#lib/api/errors.ts";

/**
 * What a retry does: nothing, because the same file would fail again; upload again; or continue
 * with what was already uploaded.
 */
type Retry = "useless" | "from the start" | "from here";

export class UploadProblem extends Error {
  override name = "UploadProblem";
  readonly sentence: string;
  readonly retry: Retry;

  constructor(sentence: string, retry: Retry, cause?: unknown) {
    super(sentence, { cause });
    this.sentence = sentence;
    this.retry = retry;
  }
}

/** The most specific message of a failed call. */
export function problemFrom(error: ApiError): UploadProblem {
  const [field] = Object.values(error.fields);
  const refused = error.code === "bad_request" ? "useless" : "from the start";
  return new UploadProblem(
    field ?? error.sentence,
    isPassing(error) ? "from here" : refused,
    error,
  );
}

/** Temporary failures. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429);
