import { useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";

/** Advances every `ms` until it is paused; it never advances with reduced motion. */
export function useRotation(count: number, ms: number) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const isRunning = !isPaused && !isStill;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % count), ms);
    return () => clearInterval(timer);
  }, [isRunning, count, ms]);

  return { at, isRunning, isStill, toggle: () => setPaused(!isPaused) };
}
