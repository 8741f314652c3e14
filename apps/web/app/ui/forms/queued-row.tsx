import { formatBytes } from "@boab/format/bytes";
import type { QueuedFile, UploadQueue } from "#lib/uploads/upload-queue.ts";
import { useObjectUrl } from "#ui/media/use-object-url.ts";
import { UploadRow } from "./upload-row.tsx";

interface QueuedRowProps {
  item: QueuedFile;
  queue: UploadQueue;
  onRemove: () => void;
}

/** A file in the upload queue, with its progress and buttons to stop or retry. */
export function QueuedRow({ item, queue, onRemove }: QueuedRowProps) {
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
