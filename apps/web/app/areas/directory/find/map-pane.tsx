import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { ResultCardView } from "../free-times.ts";
import { ListingMap } from "../map/listing-map.tsx";
import type { Bounds } from "../map/projection.ts";
import { findCurrentLocation } from "./own-location.ts";
import { currentLocationLabel, withChanges } from "./search-path.ts";
import type { SearchResults } from "./search-results.ts";
import { formatBounds, useMapCounts } from "./use-map-counts.ts";

export interface MapPaneProps {
  found: SearchResults;
  cards: ResultCardView[];
  styleUrl: string | null;
  highlightedId: string | null;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** Moving the map can start a new search. */
export default function MapPane(props: MapPaneProps) {
  const { found, cards, highlightedId, selectedId, onSelect } = props;
  const [searchesOnMove, setSearchesOnMove] = useState(true);
  const [movedBounds, setMovedBounds] = useState<Bounds | null>(null);
  const counts = useMapCounts(found.map);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const updateSearch = (changes: Record<string, string | null>, replace: boolean) =>
    navigate(withChanges(params, changes), { replace, preventScrollReset: true });

  function search(bounds: Bounds) {
    setMovedBounds(null);
    // Panning replaces the history entry, so Back leaves the map.
    void updateSearch({ bounds: formatBounds(bounds) }, found.bounds !== null);
  }

  async function locate() {
    if (isLocating) return;
    setLocating(true);
    setProblem(null);
    try {
      const { lat, lon } = await findCurrentLocation();
      await updateSearch({ near: currentLocationLabel, lat, lon, bounds: null }, false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setLocating(false);
    }
  }

  return (
    <ListingMap
      label={found.heading}
      styleUrl={props.styleUrl}
      cards={cards}
      groups={counts.groups}
      isCapped={counts.isCapped}
      target={found.map.target}
      ring={found.bounds ? null : found.place}
      highlightedId={highlightedId ?? selectedId}
      selected={
        cards.find(({ id }) => id === selectedId) ??
        counts.groups.find(({ listing }) => listing?.id === selectedId)?.listing ??
        null
      }
      onSelect={onSelect}
      onMoved={(bounds, zoom) => {
        setProblem(null);
        if (searchesOnMove) search(bounds);
        else {
          setMovedBounds(bounds);
          counts.look(bounds, zoom);
        }
      }}
      isLocating={isLocating}
      onLocate={() => void locate()}
    >
      <div className="absolute top-4 left-4 z-20 flex flex-col items-start gap-2 noscript:hidden">
        <Checkbox
          checked={searchesOnMove}
          onChange={(event) => setSearchesOnMove(event.target.checked)}
          className="rounded-full border border-line bg-surface px-3.5 py-1 shadow-2"
        >
          Search as I move the map
        </Checkbox>
        {!searchesOnMove && movedBounds && (
          <Button size="sm" variant="strong" onClick={() => search(movedBounds)}>
            Search this area
          </Button>
        )}
        {problem && (
          <Note tone="danger" role="alert" className="mr-16 max-w-sm shadow-2">
            {problem}
          </Note>
        )}
      </div>
    </ListingMap>
  );
}
