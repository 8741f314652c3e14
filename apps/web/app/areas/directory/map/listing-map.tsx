import { useMemo, useRef } from "react";
import type { ListingCardView } from "../listing-card.ts";
import { type Cluster, clusterGroups, type MapGroup } from "./clusters.ts";
import { DrawnBaseMap } from "./drawn-ground.tsx";
import { MapAttribution, MapControls, ScaleBar } from "./map-controls.tsx";
import { BaseMap } from "./map-ground.tsx";
import { ClusterPin, MapPin } from "./map-pin.tsx";
import { MapPreview, type PreviewListing } from "./map-preview.tsx";
import { RadiusCircle } from "./map-ring.tsx";
import { type Bounds, fitView, joinBounds, type LatLon, type MapTarget } from "./projection.ts";
import { useMapView } from "./use-map-view.ts";

interface ListingMapProps {
  /** What the map shows: "86 businesses within 10 km of Footscray". */
  label: string;
  /** A map style with streets; null for our own drawing. */
  styleUrl: string | null;
  cards: readonly ListingCardView[];
  groups: readonly MapGroup[];
  /** True when the API stopped counting, so a group may hold more listings than its count. */
  isCapped: boolean;
  /** The area to show at first and after each new search. */
  target: MapTarget;
  ring: (LatLon & { radiusKm: number }) | null;
  /** Hovered in the list, or selected on the map. */
  highlightedId: string | null;
  selected: PreviewListing | null;
  onSelect: (id: string | null) => void;
  /** Called when the viewer has moved the map and stopped. */
  onMoved: (bounds: Bounds, zoom: number) => void;
  isLocating: boolean;
  onLocate: () => void;
  children?: React.ReactNode;
}

export function ListingMap(props: ListingMapProps) {
  const { cards, groups, ring: radiusCircle, highlightedId, selected, onSelect } = props;
  const ref = useRef<HTMLElement>(null);
  const {
    view,
    move,
    zoomBy,
    handProps: gestureProps,
  } = useMapView(ref, props.target, props.onMoved);
  const clusters = useMemo(() => clusterGroups(groups, view), [groups, view]);
  const pins = useMemo(() => clusters.map(({ spot }) => spot), [clusters]);
  const isHighlighted = createHighlightCheck(cards, highlightedId);

  /** The pressed element is about to disappear, so the map takes the focus and its keys keep working. */
  const focusMap = () => ref.current?.focus({ preventScroll: true });

  function zoomToCluster({ groups: inside }: Cluster) {
    const bounds = joinBounds(inside.map((group) => group.bounds));
    const box = ref.current?.getBoundingClientRect();
    if (!bounds || !box) return;
    const closerView = fitView({ bounds, margin: 64 }, box);
    const first = inside.find(({ listing }) => listing)?.listing;
    // Several listings at one address never separate, so select the first.
    if (first && closerView.zoom <= view.zoom + 0.2) onSelect(first.id);
    else {
      focusMap();
      move(closerView);
    }
  }

  function closePreview() {
    focusMap();
    onSelect(null);
  }

  return (
    <section
      ref={ref}
      aria-label={`Map: ${props.label}. Use the arrow keys to move, plus and minus to zoom.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys.
      tabIndex={0}
      {...gestureProps}
      className="relative size-full touch-none overflow-clip bg-land -outline-offset-3 select-none"
    >
      <BaseMap styleUrl={props.styleUrl} view={view}>
        <DrawnBaseMap view={view} pins={pins} namedPlaces={cards} />
        <MapAttribution />
      </BaseMap>
      {radiusCircle && <RadiusCircle {...radiusCircle} view={view} />}
      {clusters.map((cluster) => {
        const { count, spot, groups: inside } = cluster;
        const [first] = inside;
        if (!first) return null;
        const key = first.listing?.id ?? `${first.point.latitude} ${first.point.longitude}`;
        return count === 1 && first.listing ? (
          <MapPin
            key={key}
            listing={first.listing}
            spot={spot}
            onSelect={onSelect}
            isSelected={first.listing.id === highlightedId}
          />
        ) : (
          <ClusterPin
            key={key}
            text={props.isCapped ? `${count}+` : String(count)}
            count={count}
            spot={spot}
            hasHighlightedListing={isHighlighted(cluster)}
            onPress={() => zoomToCluster(cluster)}
          />
        );
      })}
      <ScaleBar view={view} />
      {selected && <MapPreview listing={selected} onClose={closePreview} />}
      <MapControls onZoom={zoomBy} isLocating={props.isLocating} onLocate={props.onLocate} />
      {props.children}
    </section>
  );
}

/** Whether a cluster contains the listing that is hovered in the list. */
function createHighlightCheck(cards: readonly ListingCardView[], id: string | null) {
  const point = id === null ? null : cards.find((card) => card.id === id)?.point;
  return ({ groups }: Cluster): boolean =>
    groups.some(({ listing, bounds: [west, south, east, north] }) => {
      if (listing) return listing.id === id;
      if (!point) return false;
      const { latitude, longitude } = point;
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    });
}
