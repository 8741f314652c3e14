import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { createMapGestures, mayShowResults, mustFitAgain } from "./map-gestures.ts";
import {
  assumedSize,
  type Bounds,
  fitView,
  type MapTarget,
  type MapView,
  panView,
  roundBounds,
  toBounds,
  zoomView,
} from "./projection.ts";

const panStepPx = 80;
/** The map counts as at rest after this long without movement. */
const settleMs = 450;

const panStepsByKey: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -panStepPx, y: 0 },
  ArrowRight: { x: panStepPx, y: 0 },
  ArrowUp: { x: 0, y: -panStepPx },
  ArrowDown: { x: 0, y: panStepPx },
};

/** The map's view and how dragging, the wheel and keys change it. `onSettled` only fires for those. */
export function useMapView(
  ref: RefObject<HTMLElement | null>,
  target: MapTarget,
  onSettled: (bounds: Bounds, zoom: number) => void,
) {
  const [view, setView] = useState<MapView>(() => fitView(target, assumedSize));
  const latest = useRef({ view, onSettled: onSettled });
  latest.current = { view, onSettled: onSettled };
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [gestures] = useState(createMapGestures);
  const reportedBounds = useRef<Bounds>(undefined);
  const { margin } = target;
  const [west, south, east, north] = target.bounds;

  // New results move the map to their area.
  useEffect(() => {
    const element = ref.current;
    if (!element || !mayShowResults(gestures.isHolding(), settleTimer.current !== undefined))
      return;
    // The results are for the area on screen, which is rounded to be slightly larger, so fitting it would zoom out.
    if (isSameArea(reportedBounds.current, [west, south, east, north])) return;
    let wasFitted = false;
    const fit = () => {
      const bounds: Bounds = [west, south, east, north];
      setView(fitView({ bounds, margin }, measureSize(element)));
      wasFitted = element.clientWidth > 0;
    };
    fit();
    // A map that is hidden on phones has no size until it is shown.
    const observer = new ResizeObserver(
      () => mustFitAgain(wasFitted, element.clientWidth) && fit(),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, gestures, west, south, east, north, margin]);

  useEffect(() => () => clearTimeout(settleTimer.current), []);

  function move(next: MapView) {
    setView(next);
    latest.current.view = next;
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(() => {
      settleTimer.current = undefined;
      if (!ref.current) return;
      const { view } = latest.current;
      reportedBounds.current = roundBounds(toBounds(view, measureSize(ref.current)), view.zoom);
      latest.current.onSettled(reportedBounds.current, view.zoom);
    }, settleMs);
  }
  const zoomBy = (steps: number) => move(zoomView(latest.current.view, steps));
  const release = (event: PointerEvent<HTMLElement>) => gestures.release(event.pointerId);

  // React's wheel listener is passive, so the page would scroll too.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      move(zoomView(latest.current.view, -event.deltaY / 320, toElementSpot(element, event)));
    };
    element.addEventListener("wheel", handleWheel, { passive: false });
    return () => element.removeEventListener("wheel", handleWheel);
  });

  return {
    view,
    move,
    zoomBy,
    handProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        // A second finger zooms even when it is on a control.
        if (!gestures.isHolding() && isControl(event.target)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        gestures.press(event.pointerId, toElementSpot(event.currentTarget, event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const spot = toElementSpot(event.currentTarget, event);
        const next = gestures.drag(event.pointerId, spot, latest.current.view);
        if (next) move(next);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        const by = panStepsByKey[event.key];
        if (by) move(panView(latest.current.view, by));
        else if (event.key === "+" || event.key === "=") zoomBy(1);
        else if (event.key === "-") zoomBy(-1);
        else return;
        event.preventDefault();
      },
    },
  };
}

/** The URL holds five decimals, so areas are compared with that precision. */
const isSameArea = (one: Bounds | undefined, other: Bounds) =>
  one?.every((side, index) => Math.abs(side - (other[index] ?? 0)) < 0.00002) ?? false;

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest("a, button, label, summary") !== null;

/** Returns the pointer's position in pixels from the centre of the element. */
function toElementSpot(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const measureSize = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 ? { width, height } : assumedSize;
};
