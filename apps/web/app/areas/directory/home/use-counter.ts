import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";
import { counterMs, counterValue } from "./statistics.ts";

/** Counts up once visible; jumps to the target with reduced motion. Null while unknown. */
export function useCounter(ref: RefObject<Element | null>, target: number | null): number | null {
  const [elapsed, setElapsed] = useState<number | null>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || target === null || isReduced) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const tick = (now: number) => {
        setElapsed(now - start);
        if (now - start < counterMs) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, target, isReduced]);

  if (target === null || isReduced || elapsed === null) return target;
  return counterValue(target, elapsed);
}
