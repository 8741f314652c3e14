import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Less than this is a click. */
const clickPx = 6;

/** A mouse pulls the row as a finger does. Keys, wheels and fingers scroll it without help. */
export function useDragScroll() {
  const drag = useRef<{ fromX: number; fromScroll: number; moved: number } | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown({ currentTarget, pointerType, button, clientX }: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (pointerType !== "mouse" || button !== 0) return;
      drag.current = { fromX: clientX, fromScroll: currentTarget.scrollLeft, moved: 0 };
    },
    onPointerMove({ currentTarget, clientX, pointerId, buttons }: PointerEvent<HTMLElement>) {
      // Let go outside the row, which never hears of it.
      if (buttons === 0) drag.current = null;
      if (!drag.current) return;
      const { fromX, fromScroll } = drag.current;
      drag.current.moved = Math.max(drag.current.moved, Math.abs(clientX - fromX));
      if (drag.current.moved < clickPx) return;
      wasDragged.current = true;
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollLeft = fromScroll - (clientX - fromX);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    /** Letting go over a link opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
