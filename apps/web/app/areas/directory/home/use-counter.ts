import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";
import { computeCounterValue, counterDurationMs } from "./statistics.ts";

/**
 * Counts up once the element is visible; with reduced motion it shows the target at once. Null while the target is
 * unknown.
 */
export function useCounter(ref: RefObject<Element | null>, target: number | null): number | null {
  const [elapsedMs, setElapsedMs] = useState<number | null>(null);
  const isMotionReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || target === null || isMotionReduced) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const tick = (now: number) => {
        setElapsedMs(now - start);
        if (now - start < counterDurationMs) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, target, isMotionReduced]);

  if (target === null || isMotionReduced || elapsedMs === null) return target;
  return computeCounterValue(target, elapsedMs);
}
