import { findTexts } from "@boab/contracts/directory/find-texts";
import { Fragment } from "react";
import { useNavigation } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { ListingCardView } from "../listing-card.ts";
import { ListingTile } from "./listing-tile.tsx";
import { listingsPath } from "./search-address.ts";
import type { SearchResults } from "./search-results.ts";

interface ResultListProps {
  found: Pick<SearchResults, "cards" | "spotlightsFirst" | "moreTo" | "showing" | "isCutOff">;
  highlightedId: string | null;
  onPoint: (id: string | null) => void;
  onDelete: (card: ListingCardView) => void;
  mayDelete: (card: ListingCardView) => boolean;
  onLeave: (card: ListingCardView) => void;
  mayLeave: (card: ListingCardView) => boolean;
}

export function ResultList(props: ResultListProps) {
  const { found, highlightedId, onPoint, onDelete, mayDelete, onLeave, mayLeave } = props;
  const { location } = useNavigation();
  const isReading = location !== undefined && location.pathname === listingsPath;
  const isReadingOn = isReading && `${listingsPath}${location.search}` === found.moreTo;
  const isSearching = isReading && !isReadingOn;

  return (
    <>
      <ul
        aria-busy={isReading}
        className={cx(
          "grid gap-6 transition-[filter] duration-base sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
          isSearching && "pointer-events-none grayscale",
        )}
      >
        {found.cards.map((card, index) => {
          const isFeatured = index === 0 && card.isSpotlight;
          return (
            <Fragment key={card.id}>
              {index > 0 && index === found.spotlightsFirst && <NearestFirst />}
              <li className={isFeatured ? wholeRow : ""}>
                <ListingTile
                  {...{ card, isFeatured, onPoint }}
                  onDelete={mayDelete(card) ? onDelete : undefined}
                  onLeave={mayLeave(card) ? onLeave : undefined}
                  isEager={index < 2}
                  isHighlighted={card.id === highlightedId}
                />
              </li>
            </Fragment>
          );
        })}
        {isReadingOn && [1, 2].map((place) => <TileSkeleton key={place} />)}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-md text-ink-2">
          {isSearching ? "Searching" : found.showing}
        </p>
        {found.moreTo && (
          <LinkButton
            to={found.moreTo}
            replace
            preventScrollReset
            variant="secondary"
            aria-busy={isReadingOn}
          >
            {isReadingOn && <Spinner />}
            Load more
          </LinkButton>
        )}
        {found.isCutOff && <p className="text-md text-ink-2">{findTexts.narrowDown}</p>}
      </div>
    </>
  );
}

const wholeRow = "sm:col-span-2 lg:col-span-1 xl:col-span-2";

/** Separates what was put first from what is in order. */
const NearestFirst = () => (
  <li
    className={cx(
      "flex items-center gap-3 text-sm font-semibold text-ink-2 after:h-px after:flex-1 after:bg-line",
      wholeRow,
    )}
  >
    Nearest first
  </li>
);

function TileSkeleton() {
  return (
    <li aria-hidden="true" className="rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-3/2 rounded-t-lg" />
      <div className="space-y-2.5 p-4">
        <Skeleton className="h-6 w-2/3 rounded-sm" />
        <Skeleton className="h-4 w-1/2 rounded-sm" />
        <Skeleton className="h-10 w-20 rounded-md" />
      </div>
    </li>
  );
}
