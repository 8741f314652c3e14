import { useEffect, useState } from "react";
import { timeIn } from "./times.ts";

/**
 * The viewer's time zone where its clock shows another time than the business's, so that both are named; null
 * where they agree, and until the browser has said.
 */
export function useOwnZone(timeZone: string): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const now = new Date().toISOString();
    setZone(timeIn(own, now) === timeIn(timeZone, now) ? null : own);
  }, [timeZone]);
  return zone;
}
