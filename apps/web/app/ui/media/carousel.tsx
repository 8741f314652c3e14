import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
  /** What the slides are: "Featured this week". */
  label: string;
  slides: { id: string; content: ReactNode }[];
  intervalMs?: number | undefined;
  swipeThresholdPx?: number | undefined;
  /** "arrows" adds previous and next; "dots" only shows the position. */
  controls?: "arrows" | "dots" | undefined;
  /** Light controls, on an image or dark band. */
  isOnDark?: boolean | undefined;
  className?: string | undefined;
  controlsClassName?: string | undefined;
}

/** Slides overlap in one box, so that changing them doesn't shift the layout. */
export function Carousel({
  label,
  slides,
  intervalMs,
  swipeThresholdPx,
  controls = "arrows",
  isOnDark,
  className,
  controlsClassName,
}: CarouselProps) {
  const carousel = useCarousel({
    count: slides.length,
    intervalMs,
    swipeThresholdPx,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx("relative", className)}
      {...carousel.holdProps}
    >
      <div
        aria-live={carousel.isRunning ? "off" : "polite"}
        className="grid touch-pan-y"
        {...carousel.swipeProps}
      >
        {slides.map((slide, position) => {
          const isCurrent = position === carousel.index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={!isCurrent}
              className={cx(
                "col-start-1 row-start-1 transition-[opacity,visibility] duration-slow",
                !isCurrent && "invisible opacity-0",
              )}
            >
              {slide.content}
            </div>
          );
        })}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          carousel={carousel}
          ids={slides.map((slide) => slide.id)}
          hasArrows={controls === "arrows"}
          isOnDark={isOnDark}
          className={controlsClassName}
        />
      )}
    </section>
  );
}
