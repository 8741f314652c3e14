import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { moveFocusWithArrows } from "./move-with-arrows.ts";
import type { TeamDayView } from "./team-day-view.ts";
import {
  findPlace,
  getKeyStep,
  limitPlace,
  type MoveRequest,
  toMoveRequest,
  type VisitMove,
  type VisitPlace,
} from "./visit-move.ts";

/** A press that moves less than this opens the visit. */
const dragThresholdPx = 6;

interface Grab {
  bookingId: string;
  x: number;
  y: number;
  /** From the top of the visit to where it was grabbed. */
  offsetPx: number;
}

/**
 * Moves visits of a day: with the mouse by dragging, and with the keyboard by Space, arrows and Enter. A finger scrolls
 * the page instead; phones move a visit in its panel.
 */
export function useVisitMove(view: TeamDayView, onDrop: (request: MoveRequest) => void) {
  const grab = useRef<Grab>(null);
  const hasDragged = useRef(false);
  // The pointer may be let go before the page has drawn its last move.
  const latest = useRef<VisitMove | null>(null);
  const [move, setDrawnMove] = useState<VisitMove | null>(null);
  const [isByKeys, setByKeys] = useState(false);

  const setMove = (next: VisitMove | null) => {
    latest.current = next;
    setDrawnMove(next);
  };
  const cancel = () => {
    grab.current = null;
    setMove(null);
  };
  const drop = () => {
    const request = latest.current && toMoveRequest(view, latest.current);
    cancel();
    if (request) onDrop(request);
  };
  const shift = (current: VisitMove, to: VisitPlace) =>
    setMove({ ...current, ...limitPlace(view, current.booking, to) });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bookingId = findMovable(event.target)?.dataset.event;
    const step = getKeyStep(event.key);
    if (!move) {
      if (event.key !== " " || !bookingId) return moveFocusWithArrows(event);
      event.preventDefault();
      setByKeys(true);
      return setMove(findPlace(view, bookingId) ?? null);
    }
    if (step) {
      event.preventDefault();
      return shift(move, { column: move.column + step.column, from: move.from + step.from });
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return drop();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      cancel();
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = findMovable(event.target);
    hasDragged.current = false;
    if (!target?.dataset.event || event.button !== 0 || event.pointerType === "touch") return;
    const { clientX: x, clientY: y } = event;
    const offsetPx = y - target.getBoundingClientRect().top;
    grab.current = { bookingId: target.dataset.event, x, y, offsetPx };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!grab.current) return;
    const { bookingId, x, y, offsetPx } = grab.current;
    const { clientX, clientY } = event;
    const isPress = Math.hypot(clientX - x, clientY - y) < dragThresholdPx;
    if (!latest.current && isPress) return;
    const current = latest.current ?? findPlace(view, bookingId);
    if (!current) return;
    if (!latest.current) {
      event.currentTarget.setPointerCapture(event.pointerId);
      hasDragged.current = true;
      setByKeys(false);
    }
    const columns = [...event.currentTarget.querySelectorAll("[data-column]")].map((column) =>
      column.getBoundingClientRect(),
    );
    const column = columns.findIndex(({ right }) => clientX < right);
    const top = columns[0]?.top ?? 0;
    const { fromHour, hourPx } = view.calendar;
    shift(current, {
      column: column === -1 ? columns.length - 1 : column,
      from: fromHour * 60 + ((clientY - offsetPx - top) / hourPx) * 60,
    });
  }

  return {
    move,
    /** Keys have no pointer that shows where the visit is, so the place is said in words. */
    isByKeys,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: () => (isByKeys ? undefined : drop()),
      onPointerCancel: cancel,
      onBlur: () => (isByKeys ? cancel() : undefined),
      // The browser would drag the link itself.
      onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

const findMovable = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-movable]") : null;
