import type { PublicFigures } from "#shell/public-figures.ts";
import { cx } from "#ui/layout/cx.ts";
import { useCarousel } from "#ui/media/use-carousel.ts";
import { Finder } from "./finder.tsx";
import { HeroControls } from "./hero-controls.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { type HeroSlide, heroIntervalMs, heroSwipePx, makeHeroSlides } from "./hero-slides.ts";

/**
 * Slides overlap in one box, so that changing them doesn't shift the layout. Without JavaScript
 * they scroll sideways.
 */
export function Hero({ figures }: { figures: PublicFigures }) {
  const slides = makeHeroSlides(figures);
  const carousel = useCarousel({
    count: slides.length,
    intervalMs: heroIntervalMs,
    swipeThresholdPx: heroSwipePx,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Boab is for"
      className="relative overflow-hidden"
      {...carousel.holdProps}
    >
      <div
        aria-live={carousel.isRunning ? "off" : "polite"}
        className="grid touch-pan-y noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
        {...carousel.swipeProps}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.mood}
            slide={slide}
            position={position}
            count={slides.length}
            isCurrent={position === carousel.index}
          />
        ))}
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        <div className="mx-auto flex w-full max-w-[1360px] flex-col gap-3 px-gutter pb-6 lg:flex-row lg:items-center lg:justify-between lg:gap-6 lg:pb-10 *:pointer-events-auto">
          <Finder />
          <HeroControls slides={slides} carousel={carousel} />
        </div>
      </div>
    </section>
  );
}

interface SlideProps {
  slide: HeroSlide;
  position: number;
  count: number;
  isCurrent: boolean;
}

function Slide({ slide, position, count, isCurrent }: SlideProps) {
  const Heading = position === 0 ? "h1" : "h2";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      className={cx(
        "relative col-start-1 row-start-1 min-h-[46.5rem] transition-[opacity,visibility] duration-[600ms] md:min-h-[max(36rem,min(47.6vw,49rem))]",
        "noscript:visible noscript:w-full noscript:flex-none noscript:snap-start noscript:opacity-100",
        slide.sky,
        // The page's h1 stays available to screen readers while another slide shows.
        !isCurrent && (position === 0 ? "opacity-0" : "invisible opacity-0"),
      )}
    >
      <HeroPicture mood={slide.mood} isFirst={position === 0} />
      <div
        className={cx(
          "relative mx-auto w-full max-w-[1360px] px-gutter pt-9 pb-[20rem] md:pt-[clamp(3rem,5.8vw,6rem)] md:pb-56 lg:pb-44",
          slide.words,
        )}
      >
        <Heading className="type-hero max-[374px]:text-[2.3rem]">
          {slide.heading.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </Heading>
        <p className="mt-4 max-w-[26ch] text-[1.0625rem] leading-normal font-[480] md:mt-6 md:max-w-[30ch] md:text-[1.25rem]">
          {slide.text}
        </p>
      </div>
    </div>
  );
}
