import { useCallback, useRef, useState } from "react";
import { limitsFor } from "#lib/uploads/limits.ts";
import type { FinishedUpload, UploadFile, UploadPurpose } from "#lib/uploads/upload-file.ts";
import { useUploadQueue } from "#lib/uploads/use-upload-queue.ts";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { QueuedRow } from "#ui/forms/queued-row.tsx";
import { UploadRow } from "#ui/forms/upload-row.tsx";

export interface PickedPhoto {
  /** Of its upload. */
  id: string;
  name: string;
  /** Undefined for a private photo, whose file nobody can open yet. */
  src?: string | undefined;
}

interface PhotoPickerProps {
  purpose: UploadPurpose;
  targetId: string;
  most: number;
  /** Of the field that carries the ids, with commas between them. */
  name: string;
  first?: readonly PickedPhoto[];
  onBusyChange: (isBusy: boolean) => void;
  error?: string | undefined;
  /** Another way to send, for tests. */
  send?: UploadFile | undefined;
}

/** A few photos in a form: chosen or dropped, made smaller, sent at once, and named in the form when they are ready. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { purpose, targetId, most, name, first = [], onBusyChange, error, send } = props;
  const [photos, setPhotos] = useState(first);
  const [notice, setNotice] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const limits = limitsFor(purpose);
  const onReady = useCallback((uploads: FinishedUpload[]) => {
    const ready = uploads.map(({ uploadId, fileName, renditions }) => ({
      id: uploadId,
      name: fileName,
      src: renditions[0]?.webp || undefined,
    }));
    setPhotos((before) => [...before, ...ready]);
  }, []);
  const { queue, files, words } = useUploadQueue({
    ...{ purpose, targetId, onReady, onBusyChange, send },
  });

  function add(chosen: File[]) {
    const free = Math.max(0, most - photos.length - files.length);
    setNotice(chosen.length > free ? `Please choose up to ${most} photos.` : undefined);
    queue.add(chosen.slice(0, free));
  }

  function remove(change: () => void) {
    change();
    // The button that had the focus is gone.
    input.current?.focus();
  }

  return (
    <div>
      {/* Empty fields of a form are left out, and no photos is a choice too. */}
      <input type="hidden" name={name} value={photos.map(({ id }) => id).join(",") || "none"} />
      <FileDrop
        label="Photos"
        invitation={limits.chooseMany}
        hint={`Optional. Up to ${most}, ${limits.hint}`}
        error={notice ?? error}
        accept={limits.accept}
        isMultiple
        inputRef={input}
        onFiles={add}
      />
      <p role="status" className="sr-only">
        {words}
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
