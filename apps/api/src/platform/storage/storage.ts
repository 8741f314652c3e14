/** Objects with keys. Only those under `public/` can be read without a signature. */
export interface Storage {
  /** A form with which a browser may upload one object with this key, this type and this max size. */
  signPost(ticket: PostTicket): Promise<PostForm>;
  /** A temporary URL to download one object as a file. */
  signDownload(download: DownloadOptions): Promise<string>;
  read(key: string, maxBytes: number): Promise<ReadObjectResult>;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Copies an object with its type and headers; false when there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** Deletes objects. Missing ones are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Creates the bucket if it is missing and updates its rules. */
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

export interface DownloadOptions {
  key: string;
  contentType: string;
  fileName: string;
  seconds: number;
}

export type ReadObjectResult =
  | { kind: "found"; bytes: Buffer }
  | { kind: "missing" }
  | { kind: "too large" };
