import { Fragment } from "react";
import { useNavigation } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { List } from "#ui/list-page/use-list.ts";
import type { ResultCardView } from "../free-times.ts";
import { ListingTile } from "./listing-tile.tsx";
import { listingsPath } from "./search-path.ts";
import type { SearchResults } from "./search-results.ts";

interface ResultListProps {
  list: List<ResultCardView>;
  found: Pick<SearchResults, "spotlightsFirst" | "total">;
  highlightedId: string | null;
  onPoint: (id: string | null) => void;
  onDelete: (card: ResultCardView) => void;
  mayDelete: (card: ResultCardView) => boolean;
  onLeave: (card: ResultCardView) => void;
  mayLeave: (card: ResultCardView) => boolean;
}

export function ResultList(props: ResultListProps) {
  const { list, found, highlightedId, onPoint, onDelete, mayDelete, onLeave, mayLeave } = props;
  const isSearching = useNavigation().location?.pathname === listingsPath;

  return (
    <ListRows of={list} total={found.total} endClassName="mt-8 border-0 px-0">
      {isSearching && (
        <p role="status" className="sr-only">
          Searching
        </p>
      )}
      <ul
        aria-busy={isSearching || list.isLoading}
        className={cx(
          "grid gap-6 transition-[filter] duration-base sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
          isSearching && "pointer-events-none grayscale",
        )}
      >
        {list.rows.map((card, index) => {
          const isFeatured = index === 0 && card.isSpotlight;
          return (
            <Fragment key={card.id}>
              {index > 0 && index === found.spotlightsFirst && <NearestFirst />}
              <li className={isFeatured ? wholeRowClass : ""}>
                <ListingTile
                  card={card}
                  isFeatured={isFeatured}
                  onPoint={onPoint}
                  onDelete={mayDelete(card) ? onDelete : undefined}
                  onLeave={mayLeave(card) ? onLeave : undefined}
                  isEager={index < 2}
                  isHighlighted={card.id === highlightedId}
                />
              </li>
            </Fragment>
          );
        })}
      </ul>
    </ListRows>
  );
}

const wholeRowClass = "sm:col-span-2 lg:col-span-1 xl:col-span-2";

/** Separates the spotlight listings at the top from the listings sorted by distance. */
const NearestFirst = () => (
  <li
    data-divider
    className={cx(
      "flex items-center gap-3 text-sm font-semibold text-ink-2 after:h-px after:flex-1 after:bg-line",
      wholeRowClass,
    )}
  >
    Nearest first
  </li>
);
