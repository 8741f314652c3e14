import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { PauseIcon } from "@phosphor-icons/react/dist/ssr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/ssr/Play";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { useCarousel } from "./use-carousel.ts";

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  ids: string[];
  hasArrows: boolean;
  isOnDark?: boolean | undefined;
  className?: string | undefined;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { carousel, ids, hasArrows, isOnDark } = props;
  const tone = isOnDark ? "text-cream hover:bg-white/12" : undefined;

  return (
    <div className={cx("flex items-center gap-1", isOnDark && "on-night", props.className)}>
      {carousel.canPlay && (
        <IconButton
          label={carousel.isPlaying ? "Pause slides" : "Play slides"}
          icon={
            carousel.isPlaying ? (
              <PauseIcon weight="fill" size={18} />
            ) : (
              <PlayIcon weight="fill" size={18} />
            )
          }
          onClick={carousel.togglePlay}
          className={tone}
        />
      )}
      {ids.map((id, position) => {
        const isCurrent = position === carousel.index;
        return (
          <button
            key={id}
            type="button"
            aria-label={`Slide ${position + 1} of ${ids.length}`}
            aria-current={isCurrent || undefined}
            onClick={() => carousel.go(position)}
            className="grid h-11 w-8 place-items-center"
          >
            <span
              className={cx(
                "h-1 w-7 rounded-full transition-colors duration-base",
                isOnDark ? "bg-cream" : "bg-ink",
                !isCurrent && "opacity-40",
              )}
            />
          </button>
        );
      })}
      {hasArrows && (
        <span className="ml-auto flex gap-1">
          <IconButton
            label="Previous slide"
            icon={<ArrowLeftIcon size={20} />}
            isBordered={!isOnDark}
            onClick={carousel.previous}
            className={tone}
          />
          <IconButton
            label="Next slide"
            icon={<ArrowRightIcon size={20} />}
            isBordered={!isOnDark}
            onClick={carousel.next}
            className={tone}
          />
        </span>
      )}
    </div>
  );
}
