import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { describeQueueChanges } from "./announce.ts";
import type { FinishedUpload, UploadFile, UploadPurpose } from "./upload-file.ts";
import { createUploadQueue, type QueuedFile, type UploadTarget } from "./upload-queue.ts";

interface UploadQueueOptions {
  purpose: UploadPurpose;
  targetId: UploadTarget;
  /** Called with files as they become ready, in the order they were chosen; they leave the queue then. */
  onReady: (uploads: FinishedUpload[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Replaces the upload in specimens and tests. */
  send?: UploadFile | undefined;
}

/** A queue of uploads for one form, with `words` for screen readers. */
export function useUploadQueue(options: UploadQueueOptions) {
  const { purpose, targetId, send, onReady, onBusyChange } = options;
  const [queue] = useState(() => createUploadQueue({ purpose, targetId, send }));
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const [announcement, setAnnouncement] = useState("");
  const announcedFiles = useRef(files);
  const isBusy = files.some(({ state }) => state !== "error");

  useEffect(() => () => queue.close(), [queue]);
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  useEffect(() => {
    const newAnnouncement = describeQueueChanges(announcedFiles.current, files);
    if (newAnnouncement) setAnnouncement(newAnnouncement);
    announcedFiles.current = files;
    const readyFiles = listReadyInOrder(files);
    if (readyFiles.length === 0) return;
    onReady(readyFiles.flatMap(({ upload }) => upload ?? []));
    for (const { key } of readyFiles) queue.remove(key);
  }, [files, queue, onReady]);

  return { queue, files, words: announcement };
}

/** Files are delivered in the order they were chosen, not in the order they become ready. */
function listReadyInOrder(files: readonly QueuedFile[]): QueuedFile[] {
  const firstUnfinishedIndex = files.findIndex(
    ({ upload, state }) => upload === null && state !== "error",
  );
  const before = firstUnfinishedIndex === -1 ? files : files.slice(0, firstUnfinishedIndex);
  return before.filter(({ upload }) => upload !== null);
}
