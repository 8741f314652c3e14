import "maplibre-gl/dist/maplibre-gl.css";
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerFile from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { MapView } from "./projection.ts";
import type { StartStyledMap } from "./styled-map.ts";

/** MapLibre counts tiles of 512 pixels, our projection those of 256. */
const cameraOf = ({ latitude, longitude, zoom }: MapView) => ({
  center: [longitude, latitude] as [number, number],
  zoom: zoom - 1,
});

const start: StartStyledMap = ({ container, styleUrl, currentView, onReady, onFailure }) => {
  const map = new MapLibre({
    container,
    style: styleUrl,
    ...cameraOf(currentView()),
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
  // Once it is there, a failing tile is a small gap and no reason to take the map away.
  map.on("error", () => {
    if (!isReady) onFailure();
  });
  map.on("webglcontextlost", onFailure);
  return {
    show(view) {
      map.jumpTo(cameraOf(view));
      // At once, or the streets would trail behind the pins by a frame.
      map.redraw();
    },
    remove: () => map.remove(),
  };
};

let isWorkerReady = false;

/** Started from memory, the worker keeps to the page's policy; a file would bring its own. */
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
