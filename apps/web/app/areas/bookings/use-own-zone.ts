import { useEffect, useState } from "react";
import { isSameClock } from "./times.ts";

/**
 * The viewer's time zone where its clock shows another time than the business's at that instant, so that both are named
 * null where they agree, and until the browser has said.
 */
export function useOwnZone(timeZone: string, instant: string | undefined): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const isSame = instant === undefined || isSameClock(own, timeZone, instant);
    setZone(isSame ? null : own);
  }, [timeZone, instant]);
  return zone;
}
