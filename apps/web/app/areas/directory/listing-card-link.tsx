import { BusinessCard } from "#ui/layout/business-card.tsx";
import type { ListingCardView } from "./listing-card.ts";

/** A listing among others, on pages that are no list of results. */
export function ListingCard({ card }: { card: ListingCardView }) {
  return (
    <BusinessCard
      to={card.to}
      name={card.name}
      category={card.category}
      place={card.place}
      image={card.image}
      logoSrc={card.logoSrc}
      slot={card.opening?.text}
      isSlotQuiet={!card.opening?.isOpen}
      isSpotlight={card.isSpotlight}
    />
  );
}
