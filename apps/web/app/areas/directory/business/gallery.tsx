import { type MouseEvent, useState } from "react";
import { LazyBoundary, lazyComponent, PendingOverlay } from "#ui/feedback/lazy-boundary.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { GalleryView } from "./business-view.ts";
import { describePhoto } from "./describe-photo.ts";
import {
  formatTileSizes,
  formatTileSrcSet,
  getGalleryClass,
  getTileClass,
} from "./gallery-layout.ts";
import { SectionFrame } from "./section-frame.tsx";

const Lightbox = lazyComponent(() => import("#ui/media/lightbox/lightbox.tsx"));

/** The threshold is 60 pixels for a photo of any width (DIR-GAL-03). */
const getSwipeThreshold = () => 60;

/** How many photos the page shows; the last tile opens the rest. */
const maxShownPhotos = 5;

interface GalleryProps {
  businessName: string;
  gallery: GalleryView[];
}

/** Links to the photos, which open in a lightbox once the script has loaded. */
export function Gallery({ businessName, gallery }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const [hasLightboxFailed, setLightboxFailed] = useState(false);

  function open(event: MouseEvent, index: number) {
    if (hasLightboxFailed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
    setOpenIndex(index);
  }

  /** When the lightbox fails to load, the browser opens the photo's file instead. */
  function openPhotoFile() {
    setLightboxFailed(true);
    const picture = openIndex === null ? undefined : gallery[openIndex];
    if (picture) window.location.assign(picture.large.jpeg);
  }

  return (
    <SectionFrame name="gallery">
      <ul className={cx("grid gap-2.5", getGalleryClass(gallery.length))}>
        {gallery.map((picture, index) => (
          <li
            key={picture.id}
            className={cx(
              index >= maxShownPhotos && "hidden noscript:block",
              getTileClass(index, gallery.length),
            )}
          >
            <a
              href={picture.large.jpeg}
              onClick={(event) => open(event, index)}
              className="relative block size-full overflow-hidden rounded-md bg-sunk"
            >
              <picture>
                <source
                  type="image/webp"
                  srcSet={formatTileSrcSet(picture)}
                  sizes={formatTileSizes(picture.large, index, gallery.length)}
                />
                <img
                  src={picture.medium.jpeg}
                  alt={describePhoto(picture, index, businessName)}
                  width={picture.medium.width}
                  height={picture.medium.height}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover transition-transform duration-600 ease-out hover:scale-103"
                />
              </picture>
              {index === maxShownPhotos - 1 && gallery.length > maxShownPhotos && (
                <MorePictures count={gallery.length - maxShownPhotos} />
              )}
            </a>
          </li>
        ))}
      </ul>
      {hasOpened && (
        <LazyBoundary pending={<PendingOverlay />} onFail={openPhotoFile}>
          <Lightbox
            label={`Photos of ${businessName}`}
            photos={gallery.map((photo, at) => ({
              ...photo,
              alt: describePhoto(photo, at, businessName),
            }))}
            openIndex={openIndex}
            onMove={setOpenIndex}
            swipeThreshold={getSwipeThreshold}
          />
        </LazyBoundary>
      )}
    </SectionFrame>
  );
}

function MorePictures({ count }: { count: number }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-[rgb(18_17_43/0.62)] text-2xl text-white type-display noscript:hidden">
      +{count}
      <span className="sr-only"> more photos</span>
    </span>
  );
}
