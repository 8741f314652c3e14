/** What a code of the wire format means. Plain data without zod, so that a page may load it. */
export interface ErrorKind {
  status: number;
  /** The default sentence, when the call gives no better one. */
  sentence: string;
}

export type ErrorKinds = Record<string, ErrorKind>;
