import { createValueStore } from "#lib/browser/value-store.ts";
import { uploadProgressCopy } from "./copy.ts";
import { UploadError } from "./upload-error.ts";
import {
  type FinishedUpload,
  findFileError,
  type UploadFile,
  type UploadPurpose,
  type UploadStep,
  uploadFile,
} from "./upload-file.ts";

export interface QueuedFile {
  key: number;
  file: File;
  state: "pending" | "shrinking" | "uploading" | "processing" | "uploaded" | "error";
  /** Upload progress, 0 to 100. */
  percent: number;
  error: string | null;
  canRetry: boolean;
  upload: FinishedUpload | null;
}

/** The id that the files belong to, or a function that creates it when the first file needs it. */
export type UploadTarget = string | (() => Promise<string>);

interface QueueSettings {
  purpose: UploadPurpose;
  targetId: UploadTarget;
  send?: UploadFile | undefined;
}

/** More in parallel would slow each down, and the worker processes two at a time. */
const maxParallelUploads = 2;

const isRunning = ({ state }: QueuedFile) =>
  state === "shrinking" || state === "uploading" || state === "processing";

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Independent of React; use `subscribe` and `get`. */
export function createUploadQueue({ purpose, targetId, send = uploadFile }: QueueSettings) {
  const store = createValueStore<readonly QueuedFile[]>([]);
  const abortControllers = new Map<number, AbortController>();
  const sentUploadIds = new Map<number, string>();
  let lastKey = 0;

  const find = (key: number) => store.get().find((file) => file.key === key);

  function change(key: number, changes: Partial<QueuedFile>) {
    store.set(store.get().map((file) => (file.key === key ? { ...file, ...changes } : file)));
  }

  function startNext() {
    const files = store.get();
    const freeCount = maxParallelUploads - files.filter(isRunning).length;
    for (const file of files.filter(({ state }) => state === "pending").slice(0, freeCount))
      void run(file);
  }

  async function run({ key, file }: QueuedFile) {
    const abort = new AbortController();
    abortControllers.set(key, abort);
    change(key, { state: "uploading" });
    try {
      const target = typeof targetId === "string" ? targetId : await targetId();
      const upload = await send(
        { file, purpose, targetId: target },
        {
          signal: abort.signal,
          sentUploadId: sentUploadIds.get(key),
          onStep: (step) => applyStep(key, step),
        },
      );
      change(key, { state: "uploaded", percent: 100, upload });
    } catch (error) {
      const uploadError = abort.signal.aborted ? cancelled : ensureUploadError(error);
      if (uploadError.retry !== "from here") sentUploadIds.delete(key);
      const canRetry = uploadError.retry !== "useless";
      change(key, { state: "error", error: uploadError.sentence, canRetry });
    }
    abortControllers.delete(key);
    startNext();
  }

  function applyStep(key: number, step: UploadStep) {
    if (step.kind === "shrinking") return change(key, { state: "shrinking" });
    if (step.kind === "sending") return change(key, { state: "uploading", percent: step.percent });
    sentUploadIds.set(key, step.uploadId);
    change(key, { state: "processing", percent: 100 });
  }

  function toQueuedFile(file: File): QueuedFile {
    const fileError = findFileError(purpose, file);
    return {
      key: ++lastKey,
      file,
      state: fileError ? "error" : "pending",
      percent: 0,
      error: fileError ?? null,
      canRetry: false,
      upload: null,
    };
  }

  function removeFile(key: number) {
    abortControllers.get(key)?.abort();
    sentUploadIds.delete(key);
    store.set(store.get().filter((file) => file.key !== key));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(chosen: readonly File[]) {
      store.set([...store.get(), ...chosen.map(toQueuedFile)]);
      startNext();
    },
    retry(key: number) {
      if (!find(key)?.canRetry) return;
      const percent = sentUploadIds.has(key) ? 100 : 0;
      change(key, { state: "pending", percent, error: null, canRetry: false });
      startNext();
    },
    /** Cancelled files stay in the list and can be retried. */
    cancel(key: number) {
      abortControllers.get(key)?.abort();
    },
    /** Files being uploaded have to be cancelled first. */
    remove(key: number) {
      const file = find(key);
      if (file && !isRunning(file)) removeFile(key);
      startNext();
    },
    /** Aborts everything, for when the page goes away. */
    close() {
      for (const abort of abortControllers.values()) abort.abort();
    },
  };
}

const cancelled = new UploadError(uploadProgressCopy.cancelled, "from here");

const ensureUploadError = (error: unknown): UploadError =>
  error instanceof UploadError
    ? error
    : new UploadError(uploadProgressCopy.notTaken, "from the start", error);
