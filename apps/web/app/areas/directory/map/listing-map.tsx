import { useMemo, useRef } from "react";
import type { ListingCardView } from "../listing-card.ts";
import { clustersOf } from "./clusters.ts";
import { DrawnGround } from "./drawn-ground.tsx";
import { MapControls, ScaleBar } from "./map-controls.tsx";
import { MapGround } from "./map-ground.tsx";
import { ClusterPin, MapPin } from "./map-pin.tsx";
import { MapPreview } from "./map-preview.tsx";
import { MapRing } from "./map-ring.tsx";
import { type Bounds, boundsAround, type LatLon, type MapTarget, viewOf } from "./projection.ts";
import { useMapView } from "./use-map-view.ts";

interface ListingMapProps {
  /** What the map shows: "86 businesses within 10 km of Footscray". */
  label: string;
  /** A map style with streets; null for our own drawing. */
  styleUrl: string | null;
  cards: readonly ListingCardView[];
  /** What to show first, and again for new results. */
  target: MapTarget;
  ring: (LatLon & { radiusKm: number }) | null;
  /** Hovered in the list, or selected on the map. */
  highlightedId: string | null;
  selected: ListingCardView | null;
  onSelect: (id: string | null) => void;
  /** Called when the viewer has moved the map and stopped. */
  onMoved: (bounds: Bounds) => void;
  onLocate: () => void;
  children?: React.ReactNode;
}

export function ListingMap(props: ListingMapProps) {
  const { cards, ring, highlightedId, selected, onSelect } = props;
  const ref = useRef<HTMLElement>(null);
  const { view, move, zoomBy, handProps } = useMapView(ref, props.target, props.onMoved);
  const clusters = useMemo(() => clustersOf(cards, view), [cards, view]);

  /** The pressed element is about to go, so keep focus on the map for its keys. */
  const takeFocus = () => ref.current?.focus({ preventScroll: true });

  function showCloser(items: readonly ListingCardView[]) {
    const points = items.flatMap(({ point }) => point ?? []);
    const bounds = boundsAround(points);
    const box = ref.current?.getBoundingClientRect();
    if (!bounds || !box) return;
    const closer = viewOf({ bounds, margin: 64 }, box);
    // Several listings at one address never separate, so select the first.
    if (closer.zoom > view.zoom + 0.2) {
      takeFocus();
      move(closer);
    } else onSelect(items[0]?.id ?? null);
  }

  function closePreview() {
    takeFocus();
    onSelect(null);
  }

  return (
    <section
      ref={ref}
      aria-label={`Map: ${props.label}. Use the arrow keys to move, plus and minus to zoom.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys.
      tabIndex={0}
      {...handProps}
      className="relative size-full touch-none overflow-clip bg-sunk -outline-offset-3 select-none"
    >
      <MapGround styleUrl={props.styleUrl} view={view}>
        <DrawnGround {...{ view, cards }} />
      </MapGround>
      {ring && <MapRing {...ring} view={view} />}
      {clusters.map(({ items: [first, ...others], spot }) => {
        if (!first) return null;
        const items = [first, ...others];
        const hasSelected = items.some(({ id }) => id === highlightedId);
        return others.length === 0 ? (
          <MapPin key={first.id} card={first} {...{ spot, onSelect }} isSelected={hasSelected} />
        ) : (
          <ClusterPin
            key={first.id}
            count={items.length}
            {...{ spot, hasSelected }}
            onPress={() => showCloser(items)}
          />
        );
      })}
      <ScaleBar view={view} />
      {selected && <MapPreview card={selected} onClose={closePreview} />}
      <MapControls onZoom={zoomBy} onLocate={props.onLocate} />
      {props.children}
    </section>
  );
}
