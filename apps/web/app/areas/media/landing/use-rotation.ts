import { useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";

/** Goes on every `ms`, until it is paused; it stands still where the system asks for less motion. */
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
