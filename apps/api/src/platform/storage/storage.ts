/** Objects with keys. Only what lies under `public/` may be read without a signature. */
export interface Storage {
  /** A form with which a browser may send one object: this key, this type, at most so large. */
  signPost(ticket: PostTicket): Promise<PostForm>;
  /** An address under which one object may be fetched for a while, as a file to save. */
  signDownload(download: Download): Promise<string>;
  read(key: string, maxBytes: number): Promise<ReadObject>;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Removes what is there; what is not there is fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** Makes the bucket if it is missing and brings its rules up to date. */
  prepare(publicOrigin: string): Promise<void>;
  close(): void;
}

export interface PostTicket {
  key: string;
  contentType: string;
  maxBytes: number;
  seconds: number;
}

export interface PostForm {
  url: string;
  fields: Record<string, string>;
}

export interface Download {
  key: string;
  contentType: string;
  fileName: string;
  seconds: number;
}

export type ReadObject =
  | { kind: "found"; bytes: Buffer }
  | { kind: "missing" }
  | { kind: "too large" };
