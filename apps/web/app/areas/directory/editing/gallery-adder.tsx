import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatBytes } from "#lib/format/format.ts";
import { announce } from "#lib/uploads/announce.ts";
import { limitsFor } from "#lib/uploads/limits.ts";
import type { FinishedUpload, UploadFile } from "#lib/uploads/upload-file.ts";
import { createUploadQueue, type QueuedFile, type UploadQueue } from "#lib/uploads/upload-queue.ts";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { UploadRow } from "#ui/forms/upload-row.tsx";
import { useObjectUrl } from "#ui/media/use-object-url.ts";

interface GalleryAdderProps {
  businessId: string;
  /** How many more the gallery holds. */
  room: number;
  onReady: (uploads: FinishedUpload[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Another way to send, for specimens and tests. */
  send?: UploadFile | undefined;
}

const purpose = "listing-gallery";

/** Uploads in progress into the gallery; each leaves this list for the gallery when it is ready. */
export function GalleryAdder(props: GalleryAdderProps) {
  const { businessId, room, onReady, onBusyChange, send } = props;
  const [queue] = useState(() => createUploadQueue({ purpose, targetId: businessId, send }));
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const [words, setWords] = useState("");
  const told = useRef(files);
  const limits = limitsFor(purpose);
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

  function add(chosen: File[]) {
    const free = Math.max(0, room - files.length);
    setNotice(chosen.length > free ? listingTexts.tooManyPictures : undefined);
    queue.add(chosen.slice(0, free));
  }

  function remove(key: number) {
    queue.remove(key);
    // The button that had the focus is gone.
    input.current?.focus();
  }

  return (
    <div>
      <FileDrop
        label="Add photos"
        invitation={limits.chooseMany}
        hint={`${limits.hint} each`}
        error={notice}
        accept={limits.accept}
        isMultiple
        inputRef={input}
        onFiles={add}
      />
      <p role="status" className="sr-only">
        {words}
      </p>
      {files.length > 0 && (
        <ul aria-label="Uploads in progress" className="mt-2">
          {files.map((item) => (
            <FileRow key={item.key} item={item} queue={queue} onRemove={() => remove(item.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FileRowProps {
  item: QueuedFile;
  queue: UploadQueue;
  onRemove: () => void;
}

function FileRow({ item, queue, onRemove }: FileRowProps) {
  const { key, file, state, percent, error, canRetry } = item;
  return (
    <UploadRow
      fileName={file.name}
      state={state}
      percent={percent}
      size={formatBytes(file.size)}
      error={error ?? undefined}
      thumbnailSrc={useObjectUrl(file.type.startsWith("image/") ? file : undefined)}
      onRemove={onRemove}
      onRetry={canRetry ? () => queue.retry(key) : undefined}
      onCancel={() => queue.cancel(key)}
    />
  );
}

/** Pictures come into the gallery as they were chosen, not as they happen to be ready. */
function readyInOrder(files: readonly QueuedFile[]): QueuedFile[] {
  const awaited = files.findIndex(({ upload, state }) => upload === null && state !== "error");
  const before = awaited === -1 ? files : files.slice(0, awaited);
  return before.filter(({ upload }) => upload !== null);
}
