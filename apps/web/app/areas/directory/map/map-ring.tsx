import { type LatLon, type MapView, pixelsPerKm, toSpot } from "./projection.ts";

interface MapRingProps extends LatLon {
  radiusKm: number;
  view: MapView;
}

/** The search radius, drawn over either map. */
export function MapRing({ view, radiusKm, ...middle }: MapRingProps) {
  const { x, y } = toSpot(middle, view);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-px overflow-visible"
    >
      <circle
        cx={x}
        cy={y}
        r={radiusKm * pixelsPerKm({ ...view, latitude: middle.latitude })}
        strokeDasharray="2 7"
        strokeLinecap="round"
        className="fill-primary/8 stroke-primary [stroke-width:2.5px]"
      />
    </svg>
  );
}
