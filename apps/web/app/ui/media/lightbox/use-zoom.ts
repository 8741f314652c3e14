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

interface Point {
  x: number;
  y: number;
}

/** How far an arrow key moves a zoomed photo, in pixels. */
const keyPanPx = 80;
const arrowKeySteps: Record<string, Point> = {
  ArrowLeft: { x: keyPanPx, y: 0 },
  ArrowRight: { x: -keyPanPx, y: 0 },
  ArrowUp: { x: 0, y: keyPanPx },
  ArrowDown: { x: 0, y: -keyPanPx },
};

const frameCentre = { x: 0, y: 0 };

/** Zooming and panning by wheel, double click, dragging, two fingers, buttons and keys. */
export function useZoom(frame: RefObject<HTMLDivElement | null>, isShown: boolean) {
  const [view, setView] = useState(fullView);
  const pointers = useRef(new Map<number, Point>());
  const getFrameSize = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    return { width, height };
  };
  /** Converts a pointer position to coordinates from the centre of the frame. */
  const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return frameCentre;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isDeltaInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const at = toPoint(event);
    setView((now) =>
      zoomTo(now, computeWheelZoom(now.zoom, event.deltaY, isDeltaInLines), at, getFrameSize()),
    );
  });
  // React's wheel listeners are passive and can't prevent the page from scrolling.
  useEffect(() => {
    const element = isShown ? frame.current : null;
    const handleWheel = (event: WheelEvent) => zoomByWheel(event);
    element?.addEventListener("wheel", handleWheel, { passive: false });
    return () => element?.removeEventListener("wheel", handleWheel);
  }, [isShown, frame]);

  function move(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = toPoint(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    if (!other)
      return setView((seen) =>
        panView(seen, { x: now.x - before.x, y: now.y - before.y }, getFrameSize()),
      );
    const [, otherPoint] = other;
    const scaleFactor =
      computeDistance(now, otherPoint) / Math.max(1, computeDistance(before, otherPoint));
    const between = { x: (now.x + otherPoint.x) / 2, y: (now.y + otherPoint.y) / 2 };
    setView((seen) => zoomTo(seen, seen.zoom * scaleFactor, between, getFrameSize()));
  }

  const step = (direction: 1 | -1) =>
    setView((now) => zoomTo(now, stepZoom(now.zoom, direction), frameCentre, getFrameSize()));
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
      if (moved) setView((now) => panView(now, moved, getFrameSize()));
      else if (key === "+" || key === "=") step(1);
      else if (key === "-") step(-1);
      else if (key === "0") setView(fullView);
      else return false;
      return true;
    },
    frameProps: {
      onDoubleClick: (event: MouseEvent) => {
        const at = toPoint(event);
        setView((now) => toggleZoomAt(now, at, getFrameSize()));
      },
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, toPoint(event));
        if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
      onPointerLeave: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
    },
  };
}

const computeDistance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
