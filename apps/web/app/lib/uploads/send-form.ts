import { uploadProgressCopy } from "./copy.ts";
import { UploadError } from "./upload-error.ts";

export interface PresignedPost {
  url: string;
  fields: Record<string, string>;
}

export interface SendOptions {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

export type SendForm = (form: PresignedPost, file: Blob, options: SendOptions) => Promise<void>;

/** The timeout equals the time that a ticket is valid. */
const timeoutMs = 300_000;

/**
 * Posts a file with its ticket to the object store. Uses XMLHttpRequest because fetch reports no
 * upload progress.
 */
export const makeSendForm =
  (makeRequest: () => XMLHttpRequest): SendForm =>
  ({ url, fields }, file, { signal, onPercent }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = makeRequest();
      const fail = (sentence: string) => () => reject(new UploadError(sentence, "from the start"));
      const abort = () => request.abort();
      request.upload.onprogress = ({ loaded, total }) =>
        onPercent(total > 0 ? Math.floor((loaded / total) * 100) : 0);
      request.onload = () => {
        if (request.status < 200 || request.status > 299)
          return fail(uploadProgressCopy.notTaken)();
        onPercent(100);
        resolve();
      };
      request.onerror = fail(uploadProgressCopy.offline);
      request.ontimeout = fail(uploadProgressCopy.offline);
      request.onabort = () => reject(signal.reason);
      request.onloadend = () => signal.removeEventListener("abort", abort);
      signal.addEventListener("abort", abort);
      request.open("POST", url);
      request.timeout = timeoutMs;
      request.send(toFormData(fields, file));
    });

export const sendForm = makeSendForm(() => new XMLHttpRequest());

/** The store requires `file` to be the last field. */
function toFormData(fields: Record<string, string>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  return form;
}
