import { type ErrorCode, errorKinds } from "@boab/contracts/common/errors";

interface Details {
  /** A better sentence for the person than the code's default. */
  sentence?: string;
  /** Field name to sentence, shown beside the field. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that a person caused and can understand; every other error is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.sentence ?? errorKinds[code].sentence, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }
}
