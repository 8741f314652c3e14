import { memo, useMemo } from "react";
import { borders, capitals, coastMostZoom, coasts, pathOf } from "./geography.ts";
import { freeLabels, labelsOf } from "./labels.ts";
import type { LatLon, MapView, Spot } from "./projection.ts";

interface DrawnGroundProps {
  view: MapView;
  /** Listings that name their suburbs. */
  named: readonly { point: LatLon | null; suburb: string }[];
  /** Where pins are; labels make way. */
  pins: readonly Spot[];
}

/** Larger than any screen. */
const extent = 2400;
const suburbLeastZoom = 8;
const borderMostZoom = 9;

/**
 * A simple map without tiles: land, sea, the borders of the states and the names of suburbs. Drawn around its
 * centre, so that it needs no size and can be rendered on the server.
 */
export const DrawnGround = memo(function DrawnGround({ view, named, pins }: DrawnGroundProps) {
  const isCoastTrue = view.zoom <= coastMostZoom;
  const land = useMemo(() => (isCoastTrue ? pathOf(coasts, view, true) : ""), [view, isCoastTrue]);
  const labels =
    view.zoom < suburbLeastZoom ? freeLabels(capitals, view, pins) : labelsOf(named, view, pins);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-px overflow-visible select-none"
    >
      <rect
        x={-extent}
        y={-extent}
        width={2 * extent}
        height={2 * extent}
        className={isCoastTrue ? "fill-sea" : "fill-land"}
      />
      {isCoastTrue && <path d={land} className="fill-land stroke-shore" />}
      {view.zoom <= borderMostZoom && (
        <path
          d={pathOf(borders, view, false)}
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
