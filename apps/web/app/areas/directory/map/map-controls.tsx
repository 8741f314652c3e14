import { CrosshairIcon } from "@phosphor-icons/react/dist/ssr/Crosshair";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { useEffect, useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { computePixelsPerKm, type MapView } from "./projection.ts";

interface MapControlsProps {
  onZoom: (steps: number) => void;
  /** Locating may take seconds, and the browser may ask for permission first. */
  isLocating: boolean;
  onLocate: () => void;
}

/** The controls appear only after hydration, because the map's script loads late and a press would be lost. */
export function MapControls({ onZoom, isLocating, onLocate }: MapControlsProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  const style = "shadow-2";
  return (
    <div className="absolute top-4 right-4 z-20 flex flex-col gap-2">
      <IconButton
        label="Zoom in"
        icon={<PlusIcon weight="bold" size={20} />}
        isBordered
        className={style}
        onClick={() => onZoom(1)}
      />
      <IconButton
        label="Zoom out"
        icon={<MinusIcon weight="bold" size={20} />}
        isBordered
        className={style}
        onClick={() => onZoom(-1)}
      />
      <IconButton
        label="Show my location"
        icon={isLocating ? <Spinner /> : <CrosshairIcon size={20} />}
        aria-busy={isLocating}
        isBordered
        className={style}
        onClick={onLocate}
      />
    </div>
  );
}

/** Credits the source of the map data. */
export const MapAttribution = () => (
  <p className="pointer-events-none absolute right-4 bottom-3 text-xs text-ink-2">
    Coast and borders: Natural Earth
  </p>
);

const scaleLengthsKm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Shows the longest round distance that fits into the bar. */
export function ScaleBar({ view }: { view: MapView }) {
  const pxPerKm = computePixelsPerKm(view);
  const km = scaleLengthsKm.findLast((length) => length * pxPerKm <= 110) ?? 0.1;
  return (
    <p className="pointer-events-none absolute bottom-3 left-4 rounded-sm bg-surface/85 px-2 py-1 text-xs text-ink-2">
      <span
        className="block h-1.5 border-x border-b border-ink-2"
        style={{ width: km * pxPerKm }}
      />
      {km < 1 ? `${km * 1000} m` : `${km} km`}
    </p>
  );
}
