import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

export interface CarouselOptions {
  count: number;
  /** Milliseconds between slides; without it, slides only change by hand. */
  intervalMs?: number | undefined;
  /** Swipe distance in pixels before the slide changes. */
  swipeThresholdPx?: number | undefined;
}

/** Carousel behaviour without styling: index, controls, pausing, swiping. */
export function useCarousel({ count, intervalMs, swipeThresholdPx = 40 }: CarouselOptions) {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isMotionReduced = useReducedMotion();
  const swipeStartX = useRef<number | null>(null);

  const isPlaying = choice === null ? !isMotionReduced : choice === "play";
  const isRunning = intervalMs !== undefined && count > 1 && isPlaying && !isHeld;
  const go = (target: number) => setIndex((target + count) % count);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, count]);

  return {
    index,
    isPlaying,
    isRunning,
    canPlay: intervalMs !== undefined && count > 1,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    togglePlay: () => setChoice(isPlaying ? "pause" : "play"),
    /** Spread on the element around slides and controls. */
    holdProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      },
    },
    /** Spread on the slides; needs `touch-pan-y` so that the page still scrolls. */
    swipeProps: {
      onPointerDown: (event: PointerEvent) => {
        swipeStartX.current = event.pointerType === "mouse" ? null : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        if (swipeStartX.current === null) return;
        const swipedPx = event.clientX - swipeStartX.current;
        swipeStartX.current = null;
        if (Math.abs(swipedPx) >= swipeThresholdPx) go(index + (swipedPx < 0 ? 1 : -1));
      },
      onPointerCancel: () => {
        swipeStartX.current = null;
      },
    },
  };
}
