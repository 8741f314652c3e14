import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { useRef, useState } from "react";
import { getUploadLimits } from "#lib/uploads/limits.ts";
import type { FinishedUpload, UploadFile } from "#lib/uploads/upload-file.ts";
import { useUploadQueue } from "#lib/uploads/use-upload-queue.ts";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { QueuedRow } from "#ui/forms/queued-row.tsx";

interface GalleryAdderProps {
  businessId: string;
  /** How many more photos fit into the gallery. */
  maxNewPhotos: number;
  onReady: (uploads: FinishedUpload[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Replaces the upload function in specimens and tests. */
  send?: UploadFile | undefined;
}

const purpose = "listing-gallery";

/** Lists the uploads in progress. A finished upload moves to the gallery. */
export function GalleryAdder(props: GalleryAdderProps) {
  const { businessId, maxNewPhotos: room, ...options } = props;
  const {
    queue,
    files,
    words: announcement,
  } = useUploadQueue({ purpose, targetId: businessId, ...options });
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const limits = getUploadLimits(purpose);

  function add(chosen: File[]) {
    const freeCount = Math.max(0, room - files.length);
    setNotice(chosen.length > freeCount ? businessFieldCopy.tooManyPictures : undefined);
    queue.add(chosen.slice(0, freeCount));
  }

  function remove(key: number) {
    queue.remove(key);
    // The remove button that had the focus has disappeared.
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
        {announcement}
      </p>
      {files.length > 0 && (
        <ul aria-label="Uploads in progress" className="mt-2">
          {files.map((item) => (
            <QueuedRow key={item.key} item={item} queue={queue} onRemove={() => remove(item.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}
