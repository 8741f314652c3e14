import { type TouchEvent, useRef } from "react";
import { getSwipeStep } from "./swipe.ts";

interface SwipeOptions {
  onStep: (step: 1 | -1) => void;
  /** The min swipe distance in pixels, for an element of this width. */
  getThresholdPx: (width: number) => number;
  isEnabled?: boolean | undefined;
}

/** Spread on what is swiped; a second finger ends a swipe. */
export function useSwipe({ onStep, getThresholdPx, isEnabled = true }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = isEnabled && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const from = start.current;
      const touch = changedTouches[0];
      start.current = null;
      if (!from || !touch) return;
      const [movedX, movedY] = [touch.clientX - from.x, touch.clientY - from.y];
      const step = getSwipeStep(movedX, movedY, getThresholdPx(currentTarget.clientWidth));
      if (step !== 0) onStep(step);
    },
  };
}
