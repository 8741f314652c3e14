import { useEffect, useState } from "react";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";

interface NetworkInformation {
  saveData?: boolean;
}

/** Data saving can be set in the browser or in the system. */
function isSavingData(): boolean {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * True once the page has loaded, so that the film doesn't slow it down. Always false if the visitor prefers reduced
 * motion or data.
 */
export function useFilmAllowed(): boolean {
  const isStill = useReducedMotion();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const start = () => setDue(!isSavingData());
    if (document.readyState === "complete") return start();
    window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, []);

  return isDue && !isStill;
}
