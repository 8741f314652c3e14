import { cx } from "#ui/layout/cx.ts";
import type { LightboxPhoto } from "./lightbox-photo.ts";

interface LightboxThumbsProps {
  photos: readonly LightboxPhoto[];
  current: number;
  onChoose: (index: number) => void;
}

export function LightboxThumbs({ photos, current, onChoose }: LightboxThumbsProps) {
  return (
    <ul className="no-scrollbar mx-auto flex max-w-full gap-2 overflow-x-auto p-4">
      {photos.map(({ id, alt, small }, index) => (
        <li key={id} className="flex-none">
          <button
            type="button"
            aria-label={`Show ${alt}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onChoose(index)}
            className={cx(
              "block size-14 overflow-hidden rounded-sm border-2",
              index === current ? "border-accent" : "border-transparent opacity-70",
            )}
          >
            <picture>
              <source type="image/webp" srcSet={small.webp} />
              <img
                src={small.jpeg}
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
