import { getLocalTimeZone, hasSameLocalTime } from "@boab/format/dates";
import { useEffect, useState } from "react";

/** The time zone of a business. */
export interface ZoneView {
  id: string;
  /** `Perth time` */
  label: string;
  /**
   * Whether its time differs from Sydney's right now. Used until the viewer's own zone is known.
   */
  isUnusual: boolean;
}

/**
 * Whether the viewer's time differs from the business's, so that the zone has to be named.
 * Assumes Sydney until the browser's zone is known.
 */
export function useIsOtherZone(zone: ZoneView | null): boolean {
  const [isOther, setOther] = useState(zone?.isUnusual ?? false);
  const id = zone?.id;
  useEffect(() => {
    setOther(id !== undefined && !hasSameLocalTime(id, getLocalTimeZone(), new Date()));
  }, [id]);
  return isOther;
}
