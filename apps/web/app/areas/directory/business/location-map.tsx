import type { MouseEvent } from "react";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { StateMapView } from "./business-view.ts";

interface LocationMapProps {
  /** `St Albans VIC 3021` */
  locality: string;
  point: { latitude: number; longitude: number };
  stateMap: StateMapView | null;
  /** A provider's map of the address. */
  embed: string | null;
  /** True once the viewer has asked for the provider's map. */
  isEmbedded: boolean;
  onEmbed: () => void;
  /** The style of the street map. Null without a configured style or an exact entrance. */
  styleUrl: string | null;
}

const EntranceMap = lazyComponent(() => import("./entrance-map.tsx"));

const frameClass = "relative isolate h-48 w-full overflow-hidden rounded-md bg-sea";

/** Where the suburb lies. Streets come from our own map at the entrance, or from a provider's on click. */
export function LocationMap(props: LocationMapProps) {
  const { locality, point, stateMap, embed: embedUrl, isEmbedded, onEmbed, styleUrl } = props;
  if (isEmbedded && embedUrl)
    return (
      <iframe
        ref={focusMap}
        src={embedUrl}
        title={`Map: ${locality}`}
        referrerPolicy="no-referrer"
        className={frameClass}
      />
    );
  function showMap(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onEmbed();
  }
  const drawnMap = stateMap && <StateMap locality={locality} map={stateMap} />;
  return (
    <div className={frameClass}>
      {styleUrl ? (
        <LazyBoundary pending={drawnMap} failed={drawnMap}>
          <EntranceMap locality={locality} point={point} styleUrl={styleUrl}>
            {drawnMap}
          </EntranceMap>
        </LazyBoundary>
      ) : (
        drawnMap
      )}
      {embedUrl && !styleUrl && (
        <a
          href={embedUrl}
          target="_blank"
          rel="noopener nofollow"
          onClick={showMap}
          className={getButtonClass({
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
const focusMap = (map: HTMLIFrameElement | null) => map?.focus();
