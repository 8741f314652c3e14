import { useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";

/** Advances every `ms` until it is paused; it never advances with reduced motion. */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isMotionReduced = useReducedMotion();
  const isRunning = !isPaused && !isMotionReduced;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % count), ms);
    return () => clearInterval(timer);
  }, [isRunning, count, ms]);

  return {
    at: index,
    isRunning,
    isMotionReduced: isMotionReduced,
    toggle: () => setPaused(!isPaused),
  };
}
