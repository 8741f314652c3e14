import { useEffect, useState } from "react";
import type { ZoneView } from "./business-view.ts";

const clockIn = (now: Date, timeZone?: string) =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now);

/**
 * Whether the viewer's time differs from the business's, so that the zone has to be named.
 * Assumes Sydney until the browser's zone is known.
 */
export function useIsOtherZone({ id, isUnusual }: ZoneView): boolean {
  const [isOther, setOther] = useState(isUnusual);
  useEffect(() => {
    const now = new Date();
    setOther(clockIn(now, id) !== clockIn(now));
  }, [id]);
  return isOther;
}
