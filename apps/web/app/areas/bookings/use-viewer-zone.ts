import { getLocalTimeZone, hasSameLocalTime } from "@boab/format/dates";
import { useEffect, useState } from "react";

/**
 * Returns the viewer's time zone if it differs from the business's at that instant, so that both are shown. Null
 * if they agree, and until the browser has rendered.
 */
export function useViewerZone(timeZone: string, instant: string | undefined): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const viewerZone = getLocalTimeZone();
    const isSame =
      instant === undefined || hasSameLocalTime(viewerZone, timeZone, new Date(instant));
    setZone(isSame ? null : viewerZone);
  }, [timeZone, instant]);
  return zone;
}
