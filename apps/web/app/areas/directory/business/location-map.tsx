import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { type MouseEvent, useMemo, useState } from "react";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { MapGround } from "../map/map-ground.tsx";
import type { StateMapView } from "./business-view.ts";

interface LocationMapProps {
  /** `St Albans VIC 3021` */
  locality: string;
  point: { latitude: number; longitude: number };
  stateMap: StateMapView | null;
  /** A provider's map of the address. */
  embed: string | null;
  /** A map style with streets; null without one, or while the entrance isn't measured. */
  styleUrl: string | null;
}

const frame = "relative isolate h-48 w-full overflow-hidden rounded-md bg-sea";

/** Where the suburb lies. Streets come from our own map at the entrance, or from a provider's on click. */
export function LocationMap(props: LocationMapProps) {
  const { locality, point, stateMap, embed, styleUrl } = props;
  const [isEmbedded, setEmbedded] = useState(false);
  const { latitude, longitude } = point;
  const view = useMemo(() => ({ latitude, longitude, zoom: 16 }), [latitude, longitude]);
  if (isEmbedded && embed)
    return (
      <iframe
        ref={takeFocus}
        src={embed}
        title={`Map: ${locality}`}
        referrerPolicy="no-referrer"
        className={frame}
      />
    );
  function showMap(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEmbedded(true);
  }
  const drawn = stateMap && <StateMap {...{ locality }} map={stateMap} />;
  return (
    <div className={frame}>
      {styleUrl ? (
        <>
          <MapGround {...{ styleUrl, view }} label={`Map: ${locality}`}>
            {drawn}
          </MapGround>
          <MapPinIcon
            weight="fill"
            size={40}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-primary in-[:has(>svg[role=img])]:hidden"
          />
        </>
      ) : (
        drawn
      )}
      {embed && !styleUrl && (
        <a
          href={embed}
          target="_blank"
          rel="noopener nofollow"
          onClick={showMap}
          className={buttonStyle({
            variant: "secondary",
            size: "sm",
            className: "absolute! right-3 bottom-3 shadow-2",
          })}
        >
          Show map
        </a>
      )}
    </div>
  );
}

/** The state's outline with the suburb in it. */
function StateMap({ locality, map }: { locality: string; map: StateMapView }) {
  const { x, y } = map.spot;
  return (
    <svg
      viewBox="-160 -96 320 192"
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`Where ${locality} is in ${map.stateName}`}
      className="size-full overflow-visible"
    >
      <path d={map.others} className="fill-land/55 stroke-shore [stroke-width:.5px]" />
      <path d={map.state} className="fill-land stroke-shore" />
      <circle cx={x} cy={y} r={11} className="fill-primary/25" />
      <circle cx={x} cy={y} r={5} className="fill-primary stroke-surface [stroke-width:1.5px]" />
    </svg>
  );
}

/** Focus moves from the link to the map that replaces it. */
const takeFocus = (map: HTMLIFrameElement | null) => map?.focus();
