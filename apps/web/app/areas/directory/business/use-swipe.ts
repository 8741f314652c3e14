import { type TouchEvent, useRef } from "react";
import { swipeStep } from "./lightbox-moves.ts";

/** While a photo is zoomed in, dragging moves it instead. */
export function useSwipe(onStep: (step: 1 | -1) => void, isOn: boolean) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = isOn && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current;
      const touch = changedTouches[0];
      start.current = null;
      if (!from || !touch) return;
      const step = swipeStep(touch.clientX - from.x, touch.clientY - from.y);
      if (step !== 0) onStep(step);
    },
  };
}
