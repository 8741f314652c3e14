import { sendingTexts } from "@boab/contracts/uploads/texts";
import { UploadProblem } from "./upload-problem.ts";

export interface StoreForm {
  url: string;
  fields: Record<string, string>;
}

export interface SendOptions {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

export type SendForm = (form: StoreForm, file: Blob, options: SendOptions) => Promise<void>;

/** As long as a ticket is valid. */
const patienceMs = 300_000;

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
      const fail = (sentence: string) => () =>
        reject(new UploadProblem(sentence, "from the start"));
      const abort = () => request.abort();
      request.upload.onprogress = ({ loaded, total }) =>
        onPercent(total > 0 ? Math.floor((loaded / total) * 100) : 0);
      request.onload = () => {
        if (request.status < 200 || request.status > 299) return fail(sendingTexts.notTaken)();
        onPercent(100);
        resolve();
      };
      request.onerror = fail(sendingTexts.offline);
      request.ontimeout = fail(sendingTexts.offline);
      request.onabort = () => reject(signal.reason);
      request.onloadend = () => signal.removeEventListener("abort", abort);
      signal.addEventListener("abort", abort);
      request.open("POST", url);
      request.timeout = patienceMs;
      request.send(formOf(fields, file));
    });

export const sendForm = makeSendForm(() => new XMLHttpRequest());

/** The store requires `file` to be the last field. */
function formOf(fields: Record<string, string>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  return form;
}
