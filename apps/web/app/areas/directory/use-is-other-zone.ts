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

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Kept, because a list has many cards and making one is slow. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-AU", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * Whether the viewer's time differs from the business's, so that the zone has to be named.
 * Assumes Sydney until the browser's zone is known.
 */
export function useIsOtherZone(zone: ZoneView | null): boolean {
  const [isOther, setOther] = useState(zone?.isUnusual ?? false);
  const id = zone?.id;
  useEffect(() => {
    const now = new Date();
    setOther(id !== undefined && formatIn(id).format(now) !== formatIn(undefined).format(now));
  }, [id]);
  return isOther;
}
