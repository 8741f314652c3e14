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
  boundsOf,
  type MapTarget,
  type MapView,
  moved,
  roundedBounds,
  viewOf,
  zoomed,
} from "./projection.ts";

const keyStep = 80;
/** The map counts as at rest after this long without movement. */
const restMs = 450;

const keyMoves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** The map's view and how dragging, the wheel and keys change it. `onRest` only fires for those. */
export function useMapView(
  ref: RefObject<HTMLElement | null>,
  target: MapTarget,
  onRest: (bounds: Bounds, zoom: number) => void,
) {
  const [view, setView] = useState<MapView>(() => viewOf(target, assumedSize));
  const latest = useRef({ view, onRest });
  latest.current = { view, onRest };
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hand] = useState(createMapGestures);
  const reported = useRef<Bounds>(undefined);
  const { margin } = target;
  const [west, south, east, north] = target.bounds;

  // New results reset the view.
  useEffect(() => {
    const element = ref.current;
    if (!element || !mayShowResults(hand.isHolding(), rest.current !== undefined)) return;
    // The results of the area on screen: it is slightly larger than the screen, and must not zoom out.
    if (isSameArea(reported.current, [west, south, east, north])) return;
    let wasFitted = false;
    const fit = () => {
      const bounds: Bounds = [west, south, east, north];
      setView(viewOf({ bounds, margin }, sizeOf(element)));
      wasFitted = element.clientWidth > 0;
    };
    fit();
    // A map that is hidden on phones has no size until it is shown.
    const observer = new ResizeObserver(
      () => mustFitAgain(wasFitted, element.clientWidth) && fit(),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, hand, west, south, east, north, margin]);

  useEffect(() => () => clearTimeout(rest.current), []);

  function move(next: MapView) {
    setView(next);
    latest.current.view = next;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      rest.current = undefined;
      if (!ref.current) return;
      const { view } = latest.current;
      reported.current = roundedBounds(boundsOf(view, sizeOf(ref.current)), view.zoom);
      latest.current.onRest(reported.current, view.zoom);
    }, restMs);
  }
  const zoomBy = (steps: number) => move(zoomed(latest.current.view, steps));
  const release = (event: PointerEvent<HTMLElement>) => hand.release(event.pointerId);

  // React's wheel listener is passive, so the page would scroll too.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      move(zoomed(latest.current.view, -event.deltaY / 320, spotOn(element, event)));
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
        // A second finger zooms, whatever is under it.
        if (!hand.isHolding() && isControl(event.target as Element)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hand.press(event.pointerId, spotOn(event.currentTarget, event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const spot = spotOn(event.currentTarget, event);
        const next = hand.drag(event.pointerId, spot, latest.current.view);
        if (next) move(next);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        const by = keyMoves[event.key];
        if (by) move(moved(latest.current.view, by));
        else if (event.key === "+" || event.key === "=") zoomBy(1);
        else if (event.key === "-") zoomBy(-1);
        else return;
        event.preventDefault();
      },
    },
  };
}

/** An address has five decimals. */
const isSameArea = (one: Bounds | undefined, other: Bounds) =>
  one?.every((side, index) => Math.abs(side - (other[index] ?? 0)) < 0.00002) ?? false;

const isControl = (target: Element) => target.closest("a, button, label, summary") !== null;

/** In pixels from the centre. */
function spotOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const sizeOf = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 ? { width, height } : assumedSize;
};
