import { cx } from "#ui/layout/cx.ts";
import { CarouselControls } from "#ui/media/carousel-controls.tsx";
import { useCarousel } from "#ui/media/use-carousel.ts";
import { makeMembershipSlides, membershipIntervalMs } from "./membership-slides.ts";

/** Without JavaScript the slides are stacked. */
export function MembershipCarousel({ trialMonths }: { trialMonths: number }) {
  const slides = makeMembershipSlides(trialMonths);
  const carousel = useCarousel({ count: slides.length, intervalMs: membershipIntervalMs });
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Reasons to join"
      className="rounded-lg bg-surface p-5.5 text-ink md:p-8"
      {...carousel.holdProps}
    >
      <div
        aria-live={carousel.isRunning ? "off" : "polite"}
        className="grid touch-pan-y noscript:block noscript:space-y-6"
        {...carousel.swipeProps}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset.
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            className={cx(
              "col-start-1 row-start-1 flex flex-col justify-between transition-[opacity,visibility] duration-slow noscript:visible noscript:opacity-100",
              position !== carousel.index && "invisible opacity-0",
            )}
          >
            <p className="type-display text-xl leading-[1.24]">{slide.statement}</p>
            <p className="mt-5">
              <b className="block">{slide.name}</b>
              <span className="text-sm text-ink-3">{slide.detail}</span>
            </p>
          </div>
        ))}
      </div>
      <CarouselControls
        carousel={carousel}
        ids={slides.map((slide) => slide.id)}
        hasArrows
        className="mt-4 -ml-3 flex-wrap noscript:hidden"
      />
    </section>
  );
}
