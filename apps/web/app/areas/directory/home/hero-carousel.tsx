import { Link } from "react-router";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import { Cover } from "#ui/cover.tsx";
import { cx } from "#ui/cx.ts";
import { useCarousel } from "#ui/use-carousel.ts";
import type { ListingCardView } from "../listing-card.ts";

export const heroIntervalMs = 10_000;
export const heroSwipePx = 40;
export const heroCards = 4;

/** Four at a time: DIR-HOME-04. */
export function slidesOf<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / heroCards) }, (_, slide) =>
    cards.slice(slide * heroCards, (slide + 1) * heroCards),
  );
}

export function HeroCarousel({ cards }: { cards: readonly ListingCardView[] }) {
  const slides = slidesOf(cards);
  const carousel = useCarousel({
    count: slides.length,
    interval: heroIntervalMs,
    swipeThreshold: heroSwipePx,
  });
  return (
    <section aria-roledescription="carousel" aria-label="Businesses" {...carousel.holdProps}>
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
              key={slide[0]?.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={!isCurrent}
              className={cx(
                "col-start-1 row-start-1 grid grid-cols-2 gap-3 transition-[opacity,visibility] duration-slow md:gap-5 lg:grid-cols-4",
                !isCurrent && "invisible opacity-0",
              )}
            >
              {slide.map((card) => (
                <HeroCard key={card.id} card={card} isEager={position === 0} />
              ))}
            </div>
          );
        })}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          carousel={carousel}
          ids={slides.map((slide) => slide[0]?.id ?? "")}
          hasArrows
          className="mt-4 noscript:hidden"
        />
      )}
    </section>
  );
}

function HeroCard({ card, isEager }: { card: ListingCardView; isEager: boolean }) {
  return (
    <Link
      to={card.to}
      className="group relative flex flex-col overflow-hidden rounded-lg bg-surface text-ink md:block md:aspect-[70/82]"
    >
      <span className="block h-[170px] overflow-hidden md:h-full">
        <Cover
          name={card.name}
          image={card.image}
          width={700}
          height={820}
          isEager={isEager}
          className="size-full object-cover transition-transform duration-600 ease-out group-hover:scale-103"
        />
      </span>
      <span className="block px-3 py-2.5 leading-[1.3] md:absolute md:inset-x-2.5 md:bottom-2.5 md:rounded-[10px] md:bg-surface md:py-2">
        <b className="block text-sm font-[650] md:text-md">{card.name}</b>
        <span className="block text-xs text-ink-3">
          {[card.category, card.place].filter(Boolean).join(", ")}
        </span>
      </span>
    </Link>
  );
}
