import { type ErrorCode, errorKinds } from "@boab/contracts/common/errors";

interface Details {
  /** A better sentence for the person than the code's default. */
  sentence?: string;
  /** Maps field names to sentences, which are shown beside the fields. */
  fields?: Record<string, string>;
  /** The proof-of-work challenge; its solution lets the same request through. */
  challenge?: string;
  cause?: unknown;
}

/** An error that a person caused and can understand. Every other error is a bug or an outage on our side. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.sentence ?? errorKinds[code].sentence, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.challenge = details.challenge;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }
}
