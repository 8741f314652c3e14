import { memo } from "react";
import type { ListingCardView } from "../listing-card.ts";
import { capitals, coastMostZoom, coasts } from "./australia.ts";
import { freeLabels, labelsOf } from "./clusters.ts";
import { type MapView, spotOf } from "./projection.ts";

interface DrawnGroundProps {
  view: MapView;
  cards: readonly ListingCardView[];
}

/** Larger than any screen. */
const extent = 2400;

/**
 * A simple map without tiles: land, a grid and suburb names. Drawn around its centre, so that it
 * needs no size and can be rendered on the server.
 */
export const DrawnGround = memo(function DrawnGround({ view, cards }: DrawnGroundProps) {
  const isFar = view.zoom < coastMostZoom;
  const labels = view.zoom < 8 ? freeLabels(capitals, view) : labelsOf(cards, view);
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
        className={isFar ? "fill-support-soft" : "fill-sunk"}
      />
      {isFar ? (
        <path d={coastPath(view)} className="fill-sunk stroke-line" />
      ) : (
        <Grid view={view} />
      )}
      {labels.map(({ text, spot }) => (
        <text
          key={text}
          x={spot.x}
          y={spot.y}
          textAnchor="middle"
          className="fill-ink-2 stroke-sunk text-[15px] font-semibold [paint-order:stroke] [stroke-width:4px]"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});

const coastPath = (view: MapView) =>
  coasts
    .map((coast) => {
      const spots = coast.map(([longitude, latitude]) => spotOf({ latitude, longitude }, view));
      return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
    })
    .join("");

/** Grid lines 60 to 120 px apart that move with the land. */
function Grid({ view }: { view: MapView }) {
  const degreePixels = (256 * 2 ** view.zoom) / 360;
  const step = 2 ** Math.ceil(Math.log2(60 / degreePixels));
  const first = Math.floor((view.longitude - extent / degreePixels) / step) * step;
  const lines = Array.from(
    { length: Math.ceil((2 * extent) / degreePixels / step) + 2 },
    (_, n) => {
      const across = ((first + n * step - view.longitude) * degreePixels).toFixed(1);
      const isMain = Math.round(first / step + n) % 4 === 0;
      return { across, isMain };
    },
  );
  const offset = spotOf({ latitude: Math.round(view.latitude), longitude: view.longitude }, view).y;
  const gap = step * degreePixels;
  const downs = Array.from({ length: Math.ceil((2 * extent) / gap) + 2 }, (_, n) => {
    const index = Math.floor((-extent - offset) / gap) + n;
    return { down: (offset + index * gap).toFixed(1), isMain: index % 4 === 0 };
  });
  return (
    <g className="stroke-surface">
      {lines.map(({ across, isMain }) => (
        <path key={across} d={`M${across} ${-extent}V${extent}`} strokeWidth={isMain ? 9 : 4} />
      ))}
      {downs.map(({ down, isMain }) => (
        <path key={down} d={`M${-extent} ${down}H${extent}`} strokeWidth={isMain ? 9 : 4} />
      ))}
    </g>
  );
}
