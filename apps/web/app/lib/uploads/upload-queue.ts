import { sendingTexts } from "@boab/contracts/uploads/texts";
import { createValueStore } from "#lib/browser/value-store.ts";
import {
  type FinishedUpload,
  flawOf,
  type UploadFile,
  type UploadPurpose,
  type UploadStep,
  uploadFile,
} from "./upload-file.ts";
import { UploadProblem } from "./upload-problem.ts";

export interface QueuedFile {
  key: number;
  file: File;
  state: "pending" | "uploading" | "processing" | "uploaded" | "error";
  /** 0 to 100, of the sending. */
  percent: number;
  error: string | null;
  canRetry: boolean;
  upload: FinishedUpload | null;
}

export interface QueueView {
  files: readonly QueuedFile[];
  /** What was left out, and why. */
  notice: string | null;
}

interface QueueSettings {
  purpose: UploadPurpose;
  targetId: string;
  /** With one, a new file takes the place of the old one. */
  maxFiles: number;
  send?: UploadFile | undefined;
}

/** More at once would only make each slower, and the worker draws two at a time. */
const atOnce = 2;

const isRunning = ({ state }: QueuedFile) => state === "uploading" || state === "processing";

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files on their way up, one state each. Knows no framework; `subscribe` and `get` tell. */
export function createUploadQueue({
  purpose,
  targetId,
  maxFiles,
  send = uploadFile,
}: QueueSettings) {
  const store = createValueStore<QueueView>({ files: [], notice: null });
  const running = new Map<number, AbortController>();
  const sent = new Map<number, string>();
  let lastKey = 0;

  const find = (key: number) => store.get().files.find((file) => file.key === key);
  const set = (files: readonly QueuedFile[], notice: string | null = null) =>
    store.set({ files, notice });

  function change(key: number, changes: Partial<QueuedFile>) {
    const { files, notice } = store.get();
    set(
      files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
      notice,
    );
  }

  function startNext() {
    const { files } = store.get();
    const free = atOnce - files.filter(isRunning).length;
    for (const file of files.filter(({ state }) => state === "pending").slice(0, free))
      void run(file);
  }

  async function run({ key, file }: QueuedFile) {
    const abort = new AbortController();
    running.set(key, abort);
    change(key, { state: "uploading" });
    try {
      const upload = await send(
        { file, purpose, targetId },
        { signal: abort.signal, sentUploadId: sent.get(key), onStep: (step) => note(key, step) },
      );
      change(key, { state: "uploaded", percent: 100, upload });
    } catch (error) {
      const problem = abort.signal.aborted ? cancelled : asProblem(error);
      if (problem.retry !== "from here") sent.delete(key);
      const canRetry = problem.retry !== "useless";
      change(key, { state: "error", error: problem.sentence, canRetry });
    }
    running.delete(key);
    startNext();
  }

  function note(key: number, step: UploadStep) {
    if (step.kind === "sending") return change(key, { percent: step.percent });
    sent.set(key, step.uploadId);
    change(key, { state: "processing", percent: 100 });
  }

  function queued(file: File): QueuedFile {
    const flaw = flawOf(purpose, file);
    return {
      key: ++lastKey,
      file,
      state: flaw ? "error" : "pending",
      percent: 0,
      error: flaw ?? null,
      canRetry: false,
      upload: null,
    };
  }

  function drop(key: number) {
    running.get(key)?.abort();
    sent.delete(key);
    set(store.get().files.filter((file) => file.key !== key));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(chosen: readonly File[]) {
      if (maxFiles === 1 && chosen.length > 0) for (const { key } of store.get().files) drop(key);
      const { files } = store.get();
      const free = Math.max(0, maxFiles - files.length);
      const left = chosen.slice(free);
      set([...files, ...chosen.slice(0, free).map(queued)], noticeOf(left, maxFiles));
      startNext();
    },
    retry(key: number) {
      if (!find(key)?.canRetry) return;
      const percent = sent.has(key) ? 100 : 0;
      change(key, { state: "pending", percent, error: null, canRetry: false });
      startNext();
    },
    /** Stops a file on its way; it stays in the list and can be sent again. */
    cancel(key: number) {
      running.get(key)?.abort();
    },
    /** A file on its way stays until it was cancelled. */
    remove(key: number) {
      const file = find(key);
      if (file && !isRunning(file)) drop(key);
      startNext();
    },
    /** Stops everything, for when nobody looks any more. */
    close() {
      for (const abort of running.values()) abort.abort();
    },
  };
}

const cancelled = new UploadProblem(sendingTexts.cancelled, "from here");

const asProblem = (error: unknown): UploadProblem =>
  error instanceof UploadProblem
    ? error
    : new UploadProblem(sendingTexts.notTaken, "from the start", error);

const noticeOf = (left: readonly File[], maxFiles: number): string | null =>
  left.length === 0
    ? null
    : sendingTexts.tooMany
        .replace("{count}", String(maxFiles))
        .replace("{names}", () => left.map(({ name }) => name).join(", "));
