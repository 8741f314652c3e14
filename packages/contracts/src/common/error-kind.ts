/** The status and sentence of an error code. Plain data without zod, so that a page can load it. */
export interface ErrorKind {
  status: number;
  /** The default sentence, when the call gives no better one. */
  sentence: string;
}

export type ErrorKinds = Record<string, ErrorKind>;
