import { formatBytes } from "#lib/format/format.ts";
import type { QueuedFile, UploadQueue } from "#lib/uploads/upload-queue.ts";
import { useObjectUrl } from "#ui/media/use-object-url.ts";
import { UploadRow } from "./upload-row.tsx";

interface QueuedRowProps {
  item: QueuedFile;
  queue: UploadQueue;
  onRemove: () => void;
}

/** A file on its way, with how far it is, and a way to stop or try again. */
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
