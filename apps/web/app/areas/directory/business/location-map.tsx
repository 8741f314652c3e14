import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { useMemo } from "react";
import { MapGround } from "../map/map-ground.tsx";

interface LocationMapProps {
  /** `St Albans VIC 3021` */
  locality: string;
  point: { latitude: number; longitude: number; isExact: boolean };
  /** A map style with streets; null for the sketch only. */
  styleUrl: string | null;
}

const columns = [-120, -50, 20, 90, 160, 230, 300, 370, 440, 510];
const rows = [-30, 30, 90, 150, 210, 270];

/** A map with a pin in the middle. Directions are a separate link. */
export function LocationMap({ locality, point, styleUrl }: LocationMapProps) {
  const { latitude, longitude, isExact } = point;
  const view = useMemo(
    () => ({ latitude, longitude, zoom: isExact ? 16 : 14 }),
    [latitude, longitude, isExact],
  );
  return (
    <div className="relative isolate h-48 overflow-hidden rounded-md bg-sunk">
      <MapGround {...{ styleUrl, view }} label={`Map: ${locality}`}>
        <Sketch {...{ locality, point }} />
      </MapGround>
      <MapPinIcon
        weight="fill"
        size={40}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-primary"
      />
    </div>
  );
}

/** A decorative sketch; its streets aren't real. */
function Sketch({ locality, point }: Pick<LocationMapProps, "locality" | "point">) {
  const turn = (fraction(point.latitude) - 0.5) * 24;
  const shift = fraction(point.longitude) * 60;
  return (
    <svg
      viewBox="0 0 420 220"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Sketch of a map: ${locality}`}
      className="size-full"
    >
      <g transform={`rotate(${turn} 210 110) translate(${shift - 30} 0)`}>
        <rect x={270} y={20} width={120} height={80} rx={12} className="fill-ok-soft" />
        <g className="stroke-paper" strokeWidth={7}>
          {columns.map((x) => (
            <path key={x} d={`M${x} -120l80 480`} />
          ))}
          {rows.map((y) => (
            <path key={y} d={`M-120 ${y + 20}L560 ${y - 12}`} />
          ))}
        </g>
        <path
          d="M-120 200C120 160 180 120 560 84"
          className="stroke-accent-soft"
          strokeWidth={13}
          fill="none"
        />
      </g>
    </svg>
  );
}

/** Rotates the sketch by location, so that neighbours look different. */
const fraction = (degrees: number) => Math.abs(degrees * 100) % 1;
