import { useCallback, useRef, useState } from "react";
import { getUploadLimits } from "#lib/uploads/limits.ts";
import type { FinishedUpload, UploadFile, UploadPurpose } from "#lib/uploads/upload-file.ts";
import { useUploadQueue } from "#lib/uploads/use-upload-queue.ts";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { QueuedRow } from "#ui/forms/queued-row.tsx";
import { UploadRow } from "#ui/forms/upload-row.tsx";

export interface PickedPhoto {
  /** The id of the photo's upload. */
  id: string;
  name: string;
  /** Undefined for a private photo, because its file can't be opened yet. */
  src?: string | undefined;
}

interface PhotoPickerProps {
  purpose: UploadPurpose;
  targetId: string;
  max: number;
  /** The name of the hidden field with the upload ids, separated by commas. */
  name: string;
  first?: readonly PickedPhoto[];
  onBusyChange: (isBusy: boolean) => void;
  error?: string | undefined;
  /** Replaces the upload in tests. */
  send?: UploadFile | undefined;
}

/** Picks photos for a form: they are chosen or dropped, shrunk, uploaded at once, and submitted by id. */
export function PhotoPicker(props: PhotoPickerProps) {
  const {
    purpose,
    targetId,
    max,
    name,
    first: initialPhotos = [],
    onBusyChange,
    error,
    send,
  } = props;
  const [photos, setPhotos] = useState(initialPhotos);
  const [notice, setNotice] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const limits = getUploadLimits(purpose);
  const onReady = useCallback((uploads: FinishedUpload[]) => {
    const readyPhotos = uploads.map(({ uploadId, fileName, renditions }) => ({
      id: uploadId,
      name: fileName,
      src: renditions[0]?.webp || undefined,
    }));
    setPhotos((before) => [...before, ...readyPhotos]);
  }, []);
  const {
    queue,
    files,
    words: announcement,
  } = useUploadQueue({
    purpose,
    targetId,
    onReady,
    onBusyChange,
    send,
  });

  function add(chosen: File[]) {
    const free = Math.max(0, max - photos.length - files.length);
    setNotice(chosen.length > free ? `Please choose up to ${max} photos.` : undefined);
    queue.add(chosen.slice(0, free));
  }

  function remove(change: () => void) {
    change();
    // The button that had the focus has been removed.
    input.current?.focus();
  }

  return (
    <div>
      {/* Empty fields of a form are left out, and no photos is a choice too. */}
      <input type="hidden" name={name} value={photos.map(({ id }) => id).join(",") || "none"} />
      <FileDrop
        label="Photos"
        invitation={limits.chooseMany}
        hint={`Optional. Up to ${max}, ${limits.hint}`}
        error={notice ?? error}
        accept={limits.accept}
        isMultiple
        inputRef={input}
        onFiles={add}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {photos.length + files.length > 0 && (
        <ul aria-label="Photos" className="mt-2">
          {photos.map(({ id, name: fileName, src }) => (
            <UploadRow
              key={id}
              fileName={fileName}
              state="uploaded"
              thumbnailSrc={src}
              onRemove={() => remove(() => setPhotos(photos.filter((one) => one.id !== id)))}
            />
          ))}
          {files.map((item) => (
            <QueuedRow
              key={item.key}
              item={item}
              queue={queue}
              onRemove={() => remove(() => queue.remove(item.key))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
