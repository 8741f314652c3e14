import "maplibre-gl/dist/maplibre-gl.css";
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerFile from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { MapView } from "./projection.ts";
import type { StartStyledMap } from "./styled-map.ts";

/** MapLibre uses 512 px tiles, our projection 256 px. */
const toCamera = ({
  latitude,
  longitude,
  zoom,
}: MapView): { center: [number, number]; zoom: number } => ({
  center: [longitude, latitude],
  zoom: zoom - 1,
});

const start: StartStyledMap = ({ container, styleUrl, currentView, onReady, onFailure }) => {
  const map = new MapLibre({
    container,
    style: styleUrl,
    ...toCamera(currentView()),
    interactive: false,
    ...(matchMedia("(prefers-reduced-motion: reduce)").matches && { fadeDuration: 0 }),
  });
  const canvas = map.getCanvas();
  canvas.removeAttribute("role");
  canvas.removeAttribute("aria-label");
  canvas.setAttribute("aria-hidden", "true");

  let isReady = false;
  map.once("load", () => {
    isReady = true;
    onReady();
  });
  // After loading, a failing tile is no reason to drop the map.
  map.on("error", () => {
    if (!isReady) onFailure();
  });
  map.on("webglcontextlost", onFailure);
  return {
    show(view) {
      map.jumpTo(toCamera(view));
      // Redraw immediately, so that the streets don't lag a frame behind the pins.
      map.redraw();
    },
    remove: () => map.remove(),
  };
};

let isWorkerReady = false;

/** A worker from a blob inherits the page's CSP; a file would bring its own. */
export async function loadMapLibre(): Promise<StartStyledMap> {
  if (!isWorkerReady) {
    const response = await fetch(workerFile);
    if (!response.ok) throw new Error(`The map's worker answered ${response.status}`);
    const script = new Blob([await response.text()], { type: "text/javascript" });
    setWorkerUrl(URL.createObjectURL(script));
    isWorkerReady = true;
  }
  return start;
}
