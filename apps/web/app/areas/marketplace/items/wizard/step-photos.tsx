import { itemCopy } from "@boab/contracts/marketplace/copy";
import { maxPhotos } from "@boab/contracts/marketplace/item-limits";
import { ensureMainPhoto, setMainPhoto } from "@boab/contracts/marketplace/item-rules";
import { StarIcon } from "@phosphor-icons/react/dist/ssr/Star";
import { useRef, useState } from "react";
import { getUploadLimits } from "#lib/uploads/limits.ts";
import type { QueuedFile, UploadQueue } from "#lib/uploads/upload-queue.ts";
import { Button } from "#ui/actions/button.tsx";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { QueuedRow } from "#ui/forms/queued-row.tsx";
import { UploadRow } from "#ui/forms/upload-row.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { StepProps } from "./step-props.ts";
import { VariantRows } from "./variant-rows.tsx";

interface StepPhotosProps extends StepProps {
  queue: UploadQueue;
  files: readonly QueuedFile[];
  words: string;
}

/** Step 3: the photos, with the options each one shows and their quantity. */
export function StepPhotos(props: StepPhotosProps) {
  const { item, change, getError, queue, files } = props;
  const { photos } = item;
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const limits = getUploadLimits("item-photo");

  function add(chosen: File[]) {
    const remainingPhotoCount = Math.max(0, maxPhotos - photos.length - files.length);
    setNotice(chosen.length > remainingPhotoCount ? itemCopy.tooManyPhotos : undefined);
    queue.add(chosen.slice(0, remainingPhotoCount));
  }

  function removeAndFocus(remove: () => void) {
    remove();
    // The remove button that had the focus has disappeared.
    input.current?.focus();
  }

  return (
    <div className="grid gap-5">
      <Card as="section" aria-labelledby="photos">
        <div className="mb-4 flex items-baseline justify-between gap-3">
          <h2 id="photos" className="text-xl">
            Photos
          </h2>
          {photos.length + files.length > 0 && (
            <span className="text-md text-ink-2">
              {photos.length} of {photos.length + files.length} uploaded
            </span>
          )}
        </div>
        <FileDrop
          label="Add photos"
          invitation={limits.chooseMany}
          hint={`${limits.hint}. We make mobile, tablet and desktop sizes for you.`}
          error={notice ?? getError("photos")}
          accept={limits.accept}
          isMultiple
          inputRef={input}
          onFiles={add}
        />
        <p role="status" className="sr-only">
          {props.words}
        </p>
        <ul aria-label="Photos of the item" className="mt-2">
          {photos.map((photo, index) => (
            <UploadRow
              key={photo.key}
              fileName={photo.name}
              state="uploaded"
              thumbnailSrc={photo.small}
              onRemove={() =>
                removeAndFocus(() =>
                  change({ photos: ensureMainPhoto(photos.filter((_, at) => at !== index)) }),
                )
              }
            >
              {photo.isMain ? (
                <Chip tone="info" icon={<StarIcon weight="fill" size={14} aria-hidden="true" />}>
                  Main
                </Chip>
              ) : (
                <Button
                  variant="quiet"
                  size="xs"
                  aria-label={`Make main: ${photo.name}`}
                  onClick={() => change({ photos: setMainPhoto(photos, index) })}
                >
                  Make main
                </Button>
              )}
            </UploadRow>
          ))}
          {files.map((file) => (
            <QueuedRow
              key={file.key}
              item={file}
              queue={queue}
              onRemove={() => removeAndFocus(() => queue.remove(file.key))}
            />
          ))}
        </ul>
      </Card>
      {photos.length > 0 && <VariantRows {...props} />}
    </div>
  );
}
