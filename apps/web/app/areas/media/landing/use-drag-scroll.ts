import { type MouseEvent, type PointerEvent, useRef } from "react";

/** A shorter movement is a click. */
const maxClickPx = 6;

/** Lets a mouse drag the row; keys, wheels and touch scroll it natively. */
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
      // The button was released outside the row, which gets no event for it.
      if (buttons === 0) drag.current = null;
      if (!drag.current) return;
      const { fromX, fromScroll } = drag.current;
      drag.current.moved = Math.max(drag.current.moved, Math.abs(clientX - fromX));
      if (drag.current.moved < maxClickPx) return;
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
    /** A drag that ends over a link must not open it. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
