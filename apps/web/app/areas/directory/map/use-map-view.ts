import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type Bounds,
  boundsOf,
  type MapTarget,
  type MapView,
  moved,
  viewOf,
  zoomed,
} from "./projection.ts";

/** Until the page has been measured; smaller than most, so that nothing lies outside. */
const assumedSize = { width: 560, height: 560 };
const keyStep = 80;
/** After this long without another movement somebody has arrived. */
const restMs = 450;

const keyMoves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** What a map shows, and how a hand, a wheel or the keys move it. `onRest` hears only of those. */
export function useMapView(
  ref: RefObject<HTMLElement | null>,
  target: MapTarget,
  onRest: (bounds: Bounds) => void,
) {
  const [view, setView] = useState<MapView>(() => viewOf(target, assumedSize));
  const latest = useRef({ view, onRest });
  latest.current = { view, onRest };
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const { margin } = target;
  const [west, south, east, north] = target.bounds;

  // The results decide what is shown, each time there are others.
  useEffect(() => {
    const fit = () => {
      const bounds: Bounds = [west, south, east, north];
      if (ref.current) setView(viewOf({ bounds, margin }, sizeOf(ref.current)));
    };
    fit();
    // A map that was hidden on a phone has its size only once it is shown.
    const observer = new ResizeObserver(fit);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, west, south, east, north, margin]);

  useEffect(() => () => clearTimeout(rest.current), []);

  function move(next: MapView) {
    setView(next);
    latest.current.view = next;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (!ref.current) return;
      latest.current.onRest(boundsOf(latest.current.view, sizeOf(ref.current)));
    }, restMs);
  }
  const zoomBy = (steps: number) => move(zoomed(latest.current.view, steps));

  // React listens passively to the wheel, and the page would scroll along.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const around = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      move(zoomed(latest.current.view, -event.deltaY / 320, around));
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
        if (event.button !== 0 || (event.target as Element).closest("a, button, label, summary"))
          return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!grip.current) return;
        const by = { x: grip.current.x - event.clientX, y: grip.current.y - event.clientY };
        grip.current = { x: event.clientX, y: event.clientY };
        if (by.x !== 0 || by.y !== 0) move(moved(latest.current.view, by));
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
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

const sizeOf = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 ? { width, height } : assumedSize;
};
