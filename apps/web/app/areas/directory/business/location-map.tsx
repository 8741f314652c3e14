import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";

interface LocationMapProps {
  /** `St Albans VIC 3021` */
  locality: string;
  point: { latitude: number; longitude: number; isExact: boolean };
}

const columns = [-120, -50, 20, 90, 160, 230, 300, 370, 440, 510];
const rows = [-30, 30, 90, 150, 210, 270];

/** A quiet sketch with the pin in its middle; the way there is a link of its own. */
export function LocationMap({ locality, point }: LocationMapProps) {
  const turn = (fraction(point.latitude) - 0.5) * 24;
  const shift = fraction(point.longitude) * 60;
  return (
    <div
      role="img"
      aria-label={`Sketch of a map: ${locality}`}
      className="relative h-48 overflow-hidden rounded-md bg-sunk"
    >
      <svg
        viewBox="0 0 420 220"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
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
      <MapPinIcon
        weight="fill"
        size={40}
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-primary"
      />
    </div>
  );
}

/** Neighbours get a map that is turned a little differently. */
const fraction = (degrees: number) => Math.abs(degrees * 100) % 1;
