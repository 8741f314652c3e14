import { ApiError } from "#lib/api/errors.ts";

/**
 * What another try does: nothing, because the same file would fail again; send the file anew; or go
 * on where it stopped, with what was sent already.
 */
type Retry = "useless" | "from the start" | "from here";

/** Why a file is not up. */
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

/** The most exact sentence of a refused call. */
export function problemFrom(error: ApiError): UploadProblem {
  const [field] = Object.values(error.fields);
  const refused = error.code === "bad_request" ? "useless" : "from the start";
  return new UploadProblem(
    field ?? error.sentence,
    isPassing(error) ? "from here" : refused,
    error,
  );
}

/** It may well work in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429);
