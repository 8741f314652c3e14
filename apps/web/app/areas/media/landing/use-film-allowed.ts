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
export function useIsFilmAllowed(): boolean {
  const isMotionReduced = useReducedMotion();
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const start = () => setMayLoad(!isSavingData());
    if (document.readyState === "complete") return start();
    window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, []);

  return mayLoad && !isMotionReduced;
}
