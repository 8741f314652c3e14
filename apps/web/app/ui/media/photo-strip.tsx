import { type MouseEvent, useState } from "react";
import { LazyBoundary, lazyComponent, PendingOverlay } from "#ui/feedback/lazy-boundary.tsx";
import type { LightboxPhoto } from "./lightbox/lightbox-photo.ts";
import { Picture } from "./picture.tsx";

const Lightbox = lazyComponent(() => import("./lightbox/lightbox.tsx"));

/** The threshold is in pixels, and the same for every width. */
const getSwipeThreshold = () => 60;

interface PhotoStripProps {
  /** The accessible name of the list: `Photos by Achol`. */
  name: string;
  photos: readonly Pick<LightboxPhoto, "id" | "alt" | "small" | "large">[];
  className?: string | undefined;
}

/** A few small photos. They link to the files, and open in a lightbox once the script has loaded. */
export function PhotoStrip({ name, photos, className }: PhotoStripProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  if (photos.length === 0) return null;

  function open(event: MouseEvent, index: number) {
    if (hasLoadFailed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenIndex(index);
  }

  /** If the lightbox fails to load, the browser opens the photo's file instead. */
  function openPhotoFile() {
    setHasLoadFailed(true);
    const photo = openIndex === null ? undefined : photos[openIndex];
    if (photo) window.location.assign(photo.large.jpeg);
  }

  return (
    <div className={className}>
      <ul aria-label={name} className="flex flex-wrap gap-2.5">
        {photos.map(({ id, alt, small, large }, index) => (
          <li key={id}>
            <a
              href={large.jpeg}
              className="block size-20 overflow-hidden rounded-md bg-sunk md:size-24"
              onClick={(event) => open(event, index)}
            >
              <Picture
                src={small.webp}
                alt={alt}
                width={96}
                height={96}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <LazyBoundary pending={<PendingOverlay />} onFail={openPhotoFile}>
          <Lightbox
            label={name}
            photos={photos.map((photo) => ({ ...photo, medium: photo.small }))}
            openIndex={openIndex}
            onMove={setOpenIndex}
            swipeThreshold={getSwipeThreshold}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
