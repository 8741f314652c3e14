import { Link } from "react-router";
import { Carousel } from "#ui/media/carousel.tsx";
import { Cover } from "#ui/media/cover.tsx";
import type { ListingCardView } from "../listing-card.ts";

/** The interval, the swipe distance and the cards per slide are specified (DIR-HOME-04, DIR-HOME-05). */
const heroIntervalMs = 10_000;
const heroSwipePx = 40;
const cardsPerSlide = 4;

/** Each slide holds four cards (DIR-HOME-04). */
export function toSlides<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsPerSlide) }, (_, slide) =>
    cards.slice(slide * cardsPerSlide, (slide + 1) * cardsPerSlide),
  );
}

export function HeroCarousel({ cards }: { cards: readonly ListingCardView[] }) {
  return (
    <Carousel
      label="Businesses"
      intervalMs={heroIntervalMs}
      swipeThresholdPx={heroSwipePx}
      controlsClassName="mt-4 noscript:hidden"
      slides={toSlides(cards).map((slide, position) => ({
        id: slide[0]?.id ?? "",
        content: (
          <div className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
            {slide.map((card) => (
              <HeroCard key={card.id} card={card} isEager={position === 0} />
            ))}
          </div>
        ),
      }))}
    />
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
