import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { type ReactNode, useMemo } from "react";
import { MapGround } from "../map/map-ground.tsx";

interface EntranceMapProps {
  locality: string;
  point: { latitude: number; longitude: number };
  styleUrl: string;
  /** Shown until the style has loaded. */
  children: ReactNode;
}

/** A map with streets and the entrance in its middle; loaded only where a style is configured. */
export default function EntranceMap({ locality, point, styleUrl, children }: EntranceMapProps) {
  const { latitude, longitude } = point;
  const view = useMemo(() => ({ latitude, longitude, zoom: 16 }), [latitude, longitude]);
  return (
    <>
      <MapGround {...{ styleUrl, view }} label={`Map: ${locality}`}>
        {children}
      </MapGround>
      <MapPinIcon
        weight="fill"
        size={40}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-primary in-[:has(>svg[role=img])]:hidden"
      />
    </>
  );
}
