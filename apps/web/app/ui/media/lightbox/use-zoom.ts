import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  computeWheelZoom,
  fullView,
  maxZoom,
  minZoom,
  panView,
  stepZoom,
  toggleZoomAt,
  zoomTo,
} from "./zoom.ts";

interface Spot {
  x: number;
  y: number;
}

/** How far an arrow key moves a zoomed photo, in pixels. */
const keyPanPx = 80;
const arrowKeySteps: Record<string, Spot> = {
  ArrowLeft: { x: keyPanPx, y: 0 },
  ArrowRight: { x: -keyPanPx, y: 0 },
  ArrowUp: { x: 0, y: keyPanPx },
  ArrowDown: { x: 0, y: -keyPanPx },
};

const middle = { x: 0, y: 0 };

/** Zooming and panning by wheel, double click, dragging, two fingers, buttons and keys. */
export function useZoom(frame: RefObject<HTMLDivElement | null>, isShown: boolean) {
  const [view, setView] = useState(fullView);
  const pointers = useRef(new Map<number, Spot>());
  const size = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    return { width, height };
  };
  /** Converts a pointer position to coordinates from the centre of the frame. */
  const toSpot = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return middle;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const at = toSpot(event);
    setView((now) => zoomTo(now, computeWheelZoom(now.zoom, event.deltaY, isLines), at, size()));
  });
  // React's wheel listeners are passive and can't prevent the page from scrolling.
  useEffect(() => {
    const element = isShown ? frame.current : null;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [isShown, frame]);

  function move(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = toSpot(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    if (!other)
      return setView((seen) => panView(seen, { x: now.x - before.x, y: now.y - before.y }, size()));
    const [, still] = other;
    const grown = distance(now, still) / Math.max(1, distance(before, still));
    const between = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    setView((seen) => zoomTo(seen, seen.zoom * grown, between, size()));
  }

  const step = (direction: 1 | -1) =>
    setView((now) => zoomTo(now, stepZoom(now.zoom, direction), middle, size()));
  const isZoomed = view.zoom > minZoom;

  return {
    view,
    isZoomed,
    isLargest: view.zoom >= maxZoom,
    step,
    reset: () => setView(fullView),
    /** Returns true if it handled the key. Arrow keys pan only while the photo is zoomed in. */
    press(key: string): boolean {
      const moved = isZoomed ? arrowKeySteps[key] : undefined;
      if (moved) setView((now) => panView(now, moved, size()));
      else if (key === "+" || key === "=") step(1);
      else if (key === "-") step(-1);
      else if (key === "0") setView(fullView);
      else return false;
      return true;
    },
    frameProps: {
      onDoubleClick: (event: MouseEvent) => {
        const at = toSpot(event);
        setView((now) => toggleZoomAt(now, at, size()));
      },
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, toSpot(event));
        if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
      onPointerLeave: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
    },
  };
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
