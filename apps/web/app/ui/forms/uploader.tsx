import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatBytes } from "#lib/format/format.ts";
import { announce } from "#lib/uploads/announce.ts";
import { limitsFor } from "#lib/uploads/limits.ts";
import type { FinishedUpload, UploadFile, UploadPurpose } from "#lib/uploads/upload-file.ts";
import { createUploadQueue, type QueuedFile, type UploadQueue } from "#lib/uploads/upload-queue.ts";
import { useObjectUrl } from "#ui/media/use-object-url.ts";
import { FileDrop } from "./file-drop.tsx";
import { UploadRow } from "./upload-row.tsx";

export interface UploaderProps {
  label: string;
  purpose: UploadPurpose;
  /** What the files belong to: the id of a person, store, item or business. */
  targetId: string;
  /** One by default; a new file then takes the place of the old one. */
  maxFiles?: number | undefined;
  /** Of the form around it. */
  error?: string | undefined;
  /** Sends the id of each finished upload with the form around it. */
  name?: string | undefined;
  /** Called with all finished uploads whenever there are others. */
  onChange?: ((uploads: FinishedUpload[]) => void) | undefined;
  /** Called when files start or stop being on their way, for a button that has to wait. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** Another way to send, for specimens and tests. */
  send?: UploadFile | undefined;
}

/** Choosing, checking, sending and watching files, each with its own progress. */
export function Uploader(props: UploaderProps) {
  // A queue belongs to one target.
  return <TargetUploader key={`${props.purpose} ${props.targetId}`} {...props} />;
}

function TargetUploader(props: UploaderProps) {
  const { purpose, targetId, maxFiles = 1, send, name } = props;
  const [queue] = useState(() => createUploadQueue({ purpose, targetId, maxFiles, send }));
  const { files, notice } = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const input = useRef<HTMLInputElement>(null);
  const limits = limitsFor(purpose);
  useEffect(() => () => queue.close(), [queue]);
  useReports(files, props);

  function remove(key: number) {
    queue.remove(key);
    // The button that had the focus is gone.
    input.current?.focus();
  }

  return (
    <div>
      <FileDrop
        label={props.label}
        invitation={maxFiles === 1 ? limits.chooseOne : limits.chooseMany}
        hint={limits.hint}
        error={notice ?? props.error}
        accept={limits.accept}
        isMultiple={maxFiles > 1}
        inputRef={input}
        onFiles={queue.add}
      />
      <p role="status" className="sr-only">
        {useAnnouncement(files)}
      </p>
      {files.length > 0 && (
        <ul aria-label={props.label} className="mt-2">
          {files.map((file) => (
            <FileRow
              key={file.key}
              item={file}
              isDocument={limits.isDocument}
              queue={queue}
              onRemove={() => remove(file.key)}
            />
          ))}
        </ul>
      )}
      {name &&
        finished(files).map(({ uploadId }) => (
          <input key={uploadId} type="hidden" name={name} value={uploadId} />
        ))}
    </div>
  );
}

interface FileRowProps {
  item: QueuedFile;
  isDocument: boolean;
  queue: UploadQueue;
  onRemove: () => void;
}

function FileRow({ item, isDocument, queue, onRemove }: FileRowProps) {
  const { key, file, state, percent, error, canRetry } = item;
  const preview = useObjectUrl(file.type.startsWith("image/") ? file : undefined);
  return (
    <UploadRow
      fileName={file.name}
      state={state}
      percent={percent}
      size={formatBytes(file.size)}
      error={error ?? undefined}
      thumbnailSrc={preview}
      isDocument={isDocument}
      onRemove={onRemove}
      onRetry={canRetry ? () => queue.retry(key) : undefined}
      onCancel={() => queue.cancel(key)}
    />
  );
}

const finished = (files: readonly QueuedFile[]): FinishedUpload[] =>
  files.flatMap(({ upload }) => upload ?? []);

function useReports(
  files: readonly QueuedFile[],
  { onChange, onBusyChange }: Pick<UploaderProps, "onChange" | "onBusyChange">,
) {
  const ids = finished(files)
    .map(({ uploadId }) => uploadId)
    .join(" ");
  const isBusy = files.some(({ state }) => !["uploaded", "error"].includes(state));
  const known = useRef({ ids: "", isBusy: false });
  useEffect(() => {
    if (known.current.ids !== ids) onChange?.(finished(files));
    if (known.current.isBusy !== isBusy) onBusyChange?.(isBusy);
    known.current = { ids, isBusy };
  });
}

/** What changed since the last look; a look without news keeps the last words. */
function useAnnouncement(files: readonly QueuedFile[]): string {
  const [told, setTold] = useState({ files, words: "" });
  if (told.files === files) return told.words;
  const words = announce(told.files, files) || told.words;
  setTold({ files, words });
  return words;
}
