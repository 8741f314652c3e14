import { ArrowsOutIcon } from "@phosphor-icons/react/dist/ssr/ArrowsOut";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { type MouseEvent, useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { LazyBoundary, lazyComponent, PendingOverlay } from "#ui/feedback/lazy-boundary.tsx";
import { cx } from "#ui/layout/cx.ts";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { useSwipe } from "#ui/media/use-swipe.ts";
import { Chip } from "#ui/text/chip.tsx";
import type { ItemPhotoView } from "./item-page-view.ts";
import { getSwipeThreshold, largePhotoSizes, type useGallery } from "./use-gallery.ts";

const Lightbox = lazyComponent(() => import("#ui/media/lightbox/lightbox.tsx"));

interface ItemGalleryProps {
  name: string;
  photos: readonly ItemPhotoView[];
  gallery: ReturnType<typeof useGallery>;
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey;

/** Large photo with arrows, swipes and thumbnails; pressed, it opens over the whole screen (PROD-11). */
export function ItemGallery({ name, photos, gallery }: ItemGalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const [isLost, setLost] = useState(false);
  const swipe = useSwipe({ onStep: gallery.step, getThresholdPx: getSwipeThreshold });
  const photo = photos[gallery.index];
  if (!photo)
    return <MissingImage className="aspect-square w-full md:aspect-[4/5] md:rounded-xl" />;

  function open(event: MouseEvent) {
    if (isLost || !isPlainClick(event)) return;
    event.preventDefault();
    setOpened(true);
    setOpenIndex(gallery.index);
  }

  /** When the lightbox fails to load, the browser opens the photo's file instead. */
  function openPhotoFile() {
    setLost(true);
    if (photo) window.location.assign(photo.large.jpeg);
  }

  function move(index: number | null) {
    setOpenIndex(index);
    if (index !== null) gallery.show(index);
  }

  return (
    <div className="grid gap-3.5 max-md:-mx-gutter md:grid-cols-[84px_minmax(0,1fr)] lg:sticky lg:top-19">
      <Thumbs photos={photos} gallery={gallery} />
      <section
        aria-label={`Photos of ${name}`}
        {...swipe}
        className="relative aspect-square touch-pan-y overflow-hidden bg-sunk max-md:order-first md:aspect-[4/5] md:rounded-xl"
      >
        <a
          href={photo.large.jpeg}
          onClick={open}
          aria-label={`${photo.alt}, full screen`}
          className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
        >
          <img
            key={photo.id}
            src={photo.medium.jpeg}
            srcSet={photo.srcSet}
            sizes={largePhotoSizes}
            alt=""
            width={photo.medium.width}
            height={photo.medium.height}
            fetchPriority="high"
            draggable={false}
            className="size-full object-cover"
          />
          <span className="absolute top-4 right-4 grid size-11 place-items-center rounded-sm border border-line bg-surface text-ink">
            <ArrowsOutIcon size={20} aria-hidden="true" />
          </span>
        </a>
        {photos.length > 1 && (
          <>
            <IconButton
              label="Previous photo"
              icon={<CaretLeftIcon weight="bold" size={20} />}
              isBordered
              onClick={() => gallery.step(-1)}
              className="absolute! top-[calc(50%-22px)] left-4 noscript:hidden"
            />
            <IconButton
              label="Next photo"
              icon={<CaretRightIcon weight="bold" size={20} />}
              isBordered
              onClick={() => gallery.step(1)}
              className="absolute! top-[calc(50%-22px)] right-4 noscript:hidden"
            />
            <p aria-live="polite" className="absolute bottom-4 left-4">
              <Chip tone="surface">
                <span className="sr-only">Photo </span>
                {gallery.index + 1} / {photos.length}
              </Chip>
            </p>
          </>
        )}
      </section>
      {hasOpened && (
        <LazyBoundary pending={<PendingOverlay />} onFail={openPhotoFile}>
          <Lightbox
            label={`Photos of ${name}`}
            photos={photos}
            openIndex={openIndex}
            onMove={move}
            swipeThreshold={getSwipeThreshold}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

function Thumbs({ photos, gallery }: Pick<ItemGalleryProps, "photos" | "gallery">) {
  return (
    <ul className="grid content-start gap-2.5 max-md:hidden">
      {photos.length > 1 &&
        photos.map(({ id, alt, small, large }, index) => (
          <li key={id}>
            <a
              href={large.jpeg}
              aria-label={`Show ${alt}`}
              aria-current={index === gallery.index ? "true" : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                gallery.show(index);
              }}
              className={cx(
                "block overflow-hidden rounded-[14px] border-2",
                index === gallery.index ? "border-ink" : "border-transparent",
              )}
            >
              <img
                src={small.jpeg}
                srcSet={small.webp}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="aspect-square w-full bg-sunk object-cover"
              />
            </a>
          </li>
        ))}
    </ul>
  );
}
