import type { ListingCardView } from "./listing-card.ts";
import { ListingCard } from "./listing-card-link.tsx";

/** A few listings: a row to swipe on a phone, columns on a wider screen. */
export const ListingCardRow = ({ cards }: { cards: readonly ListingCardView[] }) => (
  <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
    {cards.map((card) => (
      <li key={card.id} className="flex-[0_0_max(78%,15.5rem)]">
        <ListingCard card={card} />
      </li>
    ))}
  </ul>
);
