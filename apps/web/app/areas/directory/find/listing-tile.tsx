import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { SealCheckIcon } from "@phosphor-icons/react/dist/ssr/SealCheck";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Cover } from "#ui/media/cover.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Rating } from "#ui/text/rating.tsx";
import type { ResultCardView } from "../free-times.ts";
import { OpeningText } from "../opening-text.tsx";
import { SaveHeart } from "../saved/save-button.tsx";
import { FreeTimesRow } from "./free-times-row.tsx";

interface ListingTileProps {
  card: ResultCardView;
  /** True for a spotlight listing in first place, which is wide and shows its description. */
  isFeatured: boolean;
  isHighlighted: boolean;
  onPoint: (id: string | null) => void;
  /** Undefined for people who may not delete it. */
  onDelete: ((card: ResultCardView) => void) | undefined;
  /** Undefined for everybody except its editors. */
  onLeave: ((card: ResultCardView) => void) | undefined;
  isEager: boolean;
}

export const buildListingElementId = (id: string): string => `listing-${id}`;

export function ListingTile(props: ListingTileProps) {
  const { card, isFeatured, isHighlighted, onPoint: onHighlight, onDelete, onLeave } = props;
  return (
    <article
      id={buildListingElementId(card.id)}
      onPointerEnter={() => onHighlight(card.id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(card.id)}
      onBlur={() => onHighlight(null)}
      className={cx(
        "group relative scroll-mt-24 overflow-hidden rounded-lg border bg-surface transition-colors duration-fast",
        isHighlighted ? "border-ink" : "border-line",
        isFeatured ? "grid sm:grid-cols-[1.1fr_.9fr] sm:p-3.5" : "flex h-full flex-col",
      )}
    >
      <Photo card={card} isFeatured={isFeatured} isEager={props.isEager} />
      <div className={cx("flex flex-1 flex-col p-4", isFeatured && "sm:p-6 sm:pr-3")}>
        <div className="flex items-center gap-3">
          <Avatar
            name={card.name}
            src={card.logoSrc}
            size={isFeatured ? 52 : 44}
            shape="square"
            className="self-start"
          />
          <div className="min-w-0">
            <h2 className={isFeatured ? "text-2xl leading-[1.15]" : "text-xl leading-[1.2]"}>
              {/* The whole card for the pointer; the keyboard stops at View. */}
              <Link
                to={card.to}
                tabIndex={-1}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {card.name}
              </Link>
            </h2>
            <p className="text-sm text-ink-3">{card.category}</p>
          </div>
        </div>
        {isFeatured && <p className="mt-3.5 line-clamp-4 text-ink-2">{card.description}</p>}
        <Details card={card} />
        {card.free && <FreeTimesRow free={card.free} name={card.name} />}
        <div className="relative mt-auto flex flex-wrap gap-2 self-start pt-4">
          <LinkButton to={card.to} variant="secondary" size="sm" aria-label={`View ${card.name}`}>
            View
          </LinkButton>
          {onDelete && <TileAction verb="Delete" name={card.name} onPress={() => onDelete(card)} />}
          {onLeave && <TileAction verb="Leave" name={card.name} onPress={() => onLeave(card)} />}
        </div>
      </div>
    </article>
  );
}

interface TileActionProps {
  verb: string;
  name: string;
  onPress: () => void;
}

const TileAction = ({ verb, name, onPress }: TileActionProps) => (
  <Button
    variant="quiet"
    size="sm"
    aria-label={`${verb} ${name}`}
    aria-haspopup="dialog"
    onClick={onPress}
  >
    {verb}
  </Button>
);

interface PhotoProps {
  card: ResultCardView;
  isFeatured: boolean;
  isEager: boolean;
}

function Photo({ card, isFeatured, isEager }: PhotoProps) {
  return (
    <div
      className={cx(
        "relative overflow-hidden bg-sunk",
        isFeatured ? "aspect-3/2 sm:aspect-auto sm:min-h-[300px] sm:rounded-md" : "aspect-3/2",
      )}
    >
      <Cover
        name={card.name}
        image={card.image}
        isEager={isEager}
        className="absolute inset-0 size-full object-cover transition-transform duration-600 ease-out group-hover:scale-103"
      />
      <span className="absolute top-3 right-14 left-3 flex flex-wrap gap-2">
        {card.isSpotlight && (
          <Chip tone="surface" icon={<SealCheckIcon weight="fill" size={15} aria-hidden="true" />}>
            Spotlight
          </Chip>
        )}
        {card.isHidden && <Chip tone="danger">Hidden</Chip>}
      </span>
      {!card.isHidden && <SaveHeart id={card.id} name={card.name} />}
    </div>
  );
}

function Details({ card }: { card: ResultCardView }) {
  const place = [card.distance, card.place].filter(Boolean).join(", ");
  return (
    <div className="mt-3 space-y-1 text-sm">
      {(place || card.rating) && (
        <p className="flex items-center gap-x-3 text-ink-3">
          {card.rating && <Rating {...card.rating} />}
          {place && (
            <span className="flex min-w-0 items-center gap-1.5">
              <MapPinIcon size={17} aria-hidden="true" className="flex-none" />
              <span className="truncate">{place}</span>
            </span>
          )}
          {card.priceFrom && <span className="ml-auto flex-none text-ink-2">{card.priceFrom}</span>}
        </p>
      )}
      {card.opening && (
        <p
          className={cx(
            "flex items-center gap-1.5",
            card.opening.isOpen ? "font-[580] text-ok" : "text-ink-3",
          )}
        >
          <ClockIcon size={17} aria-hidden="true" className="flex-none" />
          <OpeningText opening={card.opening} />
        </p>
      )}
    </div>
  );
}
