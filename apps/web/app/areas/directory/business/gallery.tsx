import { type MouseEvent, useState } from "react";
import { cx } from "#ui/cx.ts";
import { lazyPart, OptionalPart, PendingOverlay } from "#ui/optional-part.tsx";
import type { GalleryView } from "./business-view.ts";
import { altOf } from "./gallery-words.ts";
import { SectionFrame } from "./section-frame.tsx";

const Lightbox = lazyPart(() => import("./lightbox.tsx"));

/** So many stand on the page; the rest waits behind the last of them. */
const shownCount = 5;

interface GalleryProps {
  businessName: string;
  gallery: GalleryView[];
}

/** Links to the pictures, which open in a lightbox once the script is there. */
export function Gallery({ businessName, gallery }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const [isLost, setLost] = useState(false);

  function open(event: MouseEvent, index: number) {
    if (isLost || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
    setOpenIndex(index);
  }

  /** The picture itself is still to be had, where its link leads. */
  function followLink() {
    setLost(true);
    const picture = openIndex === null ? undefined : gallery[openIndex];
    if (picture) window.location.assign(picture.jpeg);
  }

  return (
    <SectionFrame name="gallery">
      <ul className={cx("grid gap-2.5", layoutOf(gallery.length))}>
        {gallery.map((picture, index) => (
          <li
            key={picture.id}
            className={cx(
              index >= shownCount && "hidden noscript:block",
              tileOf(index, gallery.length),
            )}
          >
            <a
              href={picture.jpeg}
              onClick={(event) => open(event, index)}
              className="relative block size-full overflow-hidden rounded-md bg-sunk"
            >
              <picture>
                <source type="image/webp" srcSet={picture.webp} />
                <img
                  src={picture.jpeg}
                  alt={altOf(picture, index, businessName)}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover transition-transform duration-600 ease-out hover:scale-103"
                />
              </picture>
              {index === shownCount - 1 && gallery.length > shownCount && (
                <MorePictures count={gallery.length - shownCount} />
              )}
            </a>
          </li>
        ))}
      </ul>
      {hasOpened && (
        <OptionalPart pending={<PendingOverlay />} onLost={followLink}>
          <Lightbox {...{ businessName, gallery, openIndex, onMove: setOpenIndex }} />
        </OptionalPart>
      )}
    </SectionFrame>
  );
}

function MorePictures({ count }: { count: number }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-[rgb(18_17_43/0.62)] text-2xl text-white type-display noscript:hidden">
      +{count}
      <span className="sr-only"> more pictures</span>
    </span>
  );
}

/** One large and four small from five on; fewer share the width evenly. */
function layoutOf(count: number): string {
  if (count === 1) return "grid-cols-1";
  if (count === 2 || count === 4) return "grid-cols-2";
  return count === 3
    ? "grid-cols-2 md:grid-cols-[2fr_1fr]"
    : "grid-cols-2 md:grid-cols-[2fr_1fr_1fr]";
}

function tileOf(index: number, count: number): string {
  if (count === 1) return "aspect-3/2";
  const isLead = index === 0 && count !== 2 && count !== 4;
  return cx("aspect-square", isLead && "col-span-2 md:col-span-1 md:row-span-2 md:aspect-auto");
}
