import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import { useState } from "react";
import { LazyBoundary, lazyComponent, PendingOverlay } from "#ui/feedback/lazy-boundary.tsx";
import { Picture } from "#ui/media/picture.tsx";

const Lightbox = lazyComponent(() => import("#ui/media/lightbox/lightbox.tsx"));

/** In pixels, on a photo of any width. */
const swipeThreshold = () => 60;

interface ReviewPhotosProps {
  photos: readonly ReviewPhoto[];
  firstName: string;
}

/** What a buyer photographed: links to the files, which open over the page once the script has loaded. */
export function ReviewPhotos({ photos, firstName }: ReviewPhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const altOf = (index: number) =>
    photos.length === 1 ? `Photo by ${firstName}` : `Photo ${index + 1} by ${firstName}`;
  return (
    <>
      <ul aria-label={`Photos by ${firstName}`} className="mt-3.5 flex flex-wrap gap-2.5">
        {photos.map(({ id, small, large }, index) => (
          <li key={id}>
            <a
              href={large.jpeg}
              className="block size-20 overflow-hidden rounded-md bg-sunk md:size-24"
              onClick={(event) => {
                event.preventDefault();
                setOpenAt(index);
              }}
            >
              <Picture
                src={small.webp}
                alt={altOf(index)}
                width={96}
                height={96}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <LazyBoundary pending={<PendingOverlay />} failed={null}>
          <Lightbox
            photos={photos.map(({ id, small, large }, index) => ({
              ...{ id, alt: altOf(index), small, medium: small, large },
            }))}
            name={`Photos by ${firstName}`}
            openIndex={openAt}
            onMove={setOpenAt}
            swipeThreshold={swipeThreshold}
          />
        </LazyBoundary>
      )}
    </>
  );
}
