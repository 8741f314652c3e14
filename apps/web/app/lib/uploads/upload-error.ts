import { ApiError } from "#lib/api/errors.ts";

/**
 * What a retry does: nothing, because the same file would fail again; upload again; or continue
 * with what was already uploaded.
 */
type Retry = "useless" | "from the start" | "from here";

export class UploadError extends Error {
  override name = "UploadError";
  readonly sentence: string;
  readonly retry: Retry;

  constructor(sentence: string, retry: Retry, cause?: unknown) {
    super(sentence, { cause });
    this.sentence = sentence;
    this.retry = retry;
  }
}

/** Uses the most specific message: a field's, otherwise the general one. */
export function toUploadError(error: ApiError): UploadError {
  const [field] = Object.values(error.fields);
  const defaultRetry = error.code === "bad_request" ? "useless" : "from the start";
  return new UploadError(
    field ?? error.sentence,
    isTemporary(error) ? "from here" : defaultRetry,
    error,
  );
}

/** Whether an error is temporary, so that a retry may succeed. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429);
