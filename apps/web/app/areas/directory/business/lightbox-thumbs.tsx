import { cx } from "#ui/layout/cx.ts";
import type { GalleryView } from "./business-view.ts";
import { altOf } from "./gallery-words.ts";

interface LightboxThumbsProps {
  gallery: GalleryView[];
  businessName: string;
  current: number;
  onChoose: (index: number) => void;
}

export function LightboxThumbs({ gallery, businessName, current, onChoose }: LightboxThumbsProps) {
  return (
    <ul className="no-scrollbar mx-auto flex max-w-full gap-2 overflow-x-auto p-4">
      {gallery.map((picture, index) => (
        <li key={picture.id} className="flex-none">
          <button
            type="button"
            aria-label={`Show ${altOf(picture, index, businessName)}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onChoose(index)}
            className={cx(
              "block size-14 overflow-hidden rounded-sm border-2",
              index === current ? "border-accent" : "border-transparent opacity-70",
            )}
          >
            <picture>
              <source type="image/webp" srcSet={picture.small.webp} />
              <img
                src={picture.small.jpeg}
                alt=""
                width={56}
                height={56}
                className="size-full object-cover"
              />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  );
}
