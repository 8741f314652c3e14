import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "./announce.ts";
import type { FinishedUpload, UploadFile, UploadPurpose } from "./upload-file.ts";
import { createUploadQueue, type QueuedFile, type UploadTarget } from "./upload-queue.ts";

interface UploadQueueOptions {
  purpose: UploadPurpose;
  targetId: UploadTarget;
  /** Called with files as they become ready, in the order they were chosen; they leave the queue then. */
  onReady: (uploads: FinishedUpload[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Another way to send, for specimens and tests. */
  send?: UploadFile | undefined;
}

/** A queue of uploads for one form: what is under way, and the words that announce it. */
export function useUploadQueue(options: UploadQueueOptions) {
  const { purpose, targetId, send, onReady, onBusyChange } = options;
  const [queue] = useState(() => createUploadQueue({ purpose, targetId, send }));
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const [words, setWords] = useState("");
  const told = useRef(files);
  const isBusy = files.some(({ state }) => state !== "error");

  useEffect(() => () => queue.close(), [queue]);
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  useEffect(() => {
    const news = announce(told.current, files);
    if (news) setWords(news);
    told.current = files;
    const ready = readyInOrder(files);
    if (ready.length === 0) return;
    onReady(ready.flatMap(({ upload }) => upload ?? []));
    for (const { key } of ready) queue.remove(key);
  }, [files, queue, onReady]);

  return { queue, files, words };
}

/** Pictures come as they were chosen, not as they happen to be ready. */
function readyInOrder(files: readonly QueuedFile[]): QueuedFile[] {
  const awaited = files.findIndex(({ upload, state }) => upload === null && state !== "error");
  const before = awaited === -1 ? files : files.slice(0, awaited);
  return before.filter(({ upload }) => upload !== null);
}
