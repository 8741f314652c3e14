import { computePixelsPerKm, type LatLon, type MapView, toSpot } from "./projection.ts";

interface RadiusCircleProps extends LatLon {
  radiusKm: number;
  view: MapView;
}

/** The search radius, drawn over either map. */
export function RadiusCircle({ view, radiusKm, ...middle }: RadiusCircleProps) {
  const { x, y } = toSpot(middle, view);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-px overflow-visible"
    >
      <circle
        cx={x}
        cy={y}
        r={radiusKm * computePixelsPerKm({ ...view, latitude: middle.latitude })}
        strokeDasharray="2 7"
        strokeLinecap="round"
        className="fill-primary/8 stroke-primary [stroke-width:2.5px]"
      />
    </svg>
  );
}
