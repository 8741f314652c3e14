import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { SealCheckIcon } from "@phosphor-icons/react/dist/ssr/SealCheck";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Cover } from "#ui/media/cover.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Rating } from "#ui/text/rating.tsx";
import type { ListingCardView } from "./listing-card.ts";
import { OpeningText } from "./opening-text.tsx";
import { SaveHeart } from "./saved/save-button.tsx";

type ListingCardData = Pick<
  ListingCardView,
  | "id"
  | "to"
  | "name"
  | "category"
  | "place"
  | "image"
  | "logoSrc"
  | "opening"
  | "priceFrom"
  | "rating"
  | "isSpotlight"
>;

/** A listing among others, on pages that are no list of results. The whole card is the link. */
export function ListingCard({ card }: { card: ListingCardData }) {
  const { name, opening } = card;
  return (
    <article className="group @container relative flex flex-col">
      <div className="relative">
        <div className="aspect-3/2 overflow-hidden rounded-lg bg-sunk">
          <Cover
            name={name}
            image={card.image}
            className="size-full object-cover transition-transform duration-600 ease-out group-hover:scale-103"
          />
        </div>
        {card.isSpotlight && (
          <Chip
            tone="surface"
            icon={<SealCheckIcon weight="fill" size={15} aria-hidden="true" />}
            className="absolute top-3 left-3"
          >
            Spotlight
          </Chip>
        )}
        <Avatar
          name={name}
          src={card.logoSrc}
          size={52}
          shape="square"
          className="absolute -bottom-[22px] left-3.5 border-3 border-paper"
        />
        <SaveHeart id={card.id} name={name} />
      </div>
      <div className="px-0.5 pt-3">
        <p className="flex min-h-6 items-center justify-between gap-2 pl-[70px] text-xs leading-6 text-ink-3">
          <span className="truncate @max-[10.5rem]:invisible">{card.category}</span>
          {card.rating && <Rating {...card.rating} />}
        </p>
        <h3 className="mt-2.5 text-[1.25rem] leading-[1.2]">
          <Link to={card.to} className="after:absolute after:inset-0 after:rounded-lg">
            {name}
          </Link>
        </h3>
        <p className="text-md text-ink-3">
          {[card.place, card.priceFrom].filter(Boolean).join(", ")}
        </p>
        {opening && (
          <p
            className={cx(
              "mt-1.5 flex items-center gap-1.5 text-sm",
              opening.isOpen ? "font-[580] text-ok" : "text-ink-3",
            )}
          >
            <CalendarCheckIcon size={16} className="flex-none" aria-hidden="true" />
            <OpeningText opening={opening} />
          </p>
        )}
      </div>
    </article>
  );
}
