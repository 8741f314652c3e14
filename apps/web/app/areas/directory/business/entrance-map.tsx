import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { type ReactNode, useMemo } from "react";
import { BaseMap } from "../map/map-ground.tsx";

interface EntranceMapProps {
  locality: string;
  point: { latitude: number; longitude: number };
  styleUrl: string;
  /** The drawn map, which shows until the style has loaded. */
  children: ReactNode;
}

/** A street map centred on the entrance, loaded only when a style is configured. */
export default function EntranceMap({ locality, point, styleUrl, children }: EntranceMapProps) {
  const { latitude, longitude } = point;
  const view = useMemo(() => ({ latitude, longitude, zoom: 16 }), [latitude, longitude]);
  return (
    <>
      <BaseMap styleUrl={styleUrl} view={view} label={`Map: ${locality}`}>
        {children}
      </BaseMap>
      <MapPinIcon
        weight="fill"
        size={40}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-primary in-[:has(>svg[role=img])]:hidden"
      />
    </>
  );
}
