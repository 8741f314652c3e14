import { memo, useMemo } from "react";
import { borders, capitals, coasts, maxCoastZoom, toSvgPath } from "./geography.ts";
import { makeSuburbLabels, placeLabels } from "./labels.ts";
import type { LatLon, MapView, Spot } from "./projection.ts";

interface DrawnBaseMapProps {
  view: MapView;
  /** The listings whose suburbs get a label. */
  namedPlaces: readonly { point: LatLon | null; suburb: string }[];
  /** The positions of the pins, which labels avoid. */
  pins: readonly Spot[];
}

/** The drawing extends this many pixels from its centre, further than any screen. */
const extentPx = 2400;
const minSuburbZoom = 8;
const maxBorderZoom = 9;

/**
 * A simple map without tiles: land, sea, the borders of the states and the names of suburbs. Drawn around its
 * centre, so that it needs no size and can be rendered on the server.
 */
export const DrawnBaseMap = memo(function DrawnGround({
  view,
  namedPlaces,
  pins,
}: DrawnBaseMapProps) {
  const isCoastAccurate = view.zoom <= maxCoastZoom;
  const land = useMemo(
    () => (isCoastAccurate ? toSvgPath(coasts, view, true) : ""),
    [view, isCoastAccurate],
  );
  const labels =
    view.zoom < minSuburbZoom
      ? placeLabels(capitals, view, pins)
      : makeSuburbLabels(namedPlaces, view, pins);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-px overflow-visible select-none"
    >
      <rect
        x={-extentPx}
        y={-extentPx}
        width={2 * extentPx}
        height={2 * extentPx}
        className={isCoastAccurate ? "fill-sea" : "fill-land"}
      />
      {isCoastAccurate && <path d={land} className="fill-land stroke-shore" />}
      {view.zoom <= maxBorderZoom && (
        <path
          d={toSvgPath(borders, view, false)}
          className="fill-none stroke-shore"
          strokeDasharray="3 4"
        />
      )}
      {labels.map(({ text, spot }) => (
        <text
          key={text}
          x={spot.x}
          y={spot.y}
          textAnchor="middle"
          className="fill-ink-2 stroke-land text-[15px] font-semibold [paint-order:stroke] [stroke-width:4px]"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
