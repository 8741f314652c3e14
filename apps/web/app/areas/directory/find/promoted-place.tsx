import { Link } from "react-router";
import { Cover } from "#ui/media/cover.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Rating } from "#ui/text/rating.tsx";
import type { ListingCardView } from "../listing-card.ts";

/** One listing beside the results, marked as promoted. The results below have the order they would have without it. */
export function PromotedPlace({ card }: { card: ListingCardView }) {
  const place = [card.category, card.distance, card.place].filter(Boolean).join(", ");
  return (
    <aside aria-label="Promoted" className="mb-6 rounded-lg border border-line bg-sunk p-3.5">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone="accent">Promoted</Chip>
        <p className="text-sm text-ink-3">
          Businesses on the Pro plan take turns here, a day each. The results below don't change.
        </p>
      </div>
      <Link to={card.to} className="flex gap-4 rounded-md text-ink no-underline">
        <span className="size-20 flex-none overflow-hidden rounded-md bg-surface sm:h-28 sm:w-40">
          <Cover name={card.name} image={card.image} className="size-full object-cover" />
        </span>
        <span className="min-w-0 flex-1">
          <b className="type-display block text-lg leading-tight wrap-break-word">{card.name}</b>
          <span className="mt-0.5 block text-sm text-ink-3">{place}</span>
          {card.rating && (
            <span className="mt-1 block text-sm">
              <Rating {...card.rating} />
            </span>
          )}
        </span>
      </Link>
    </aside>
  );
}
