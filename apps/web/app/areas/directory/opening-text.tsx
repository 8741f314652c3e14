import { useIsOtherZone, type ZoneView } from "./use-is-other-zone.ts";

interface OpeningTextProps {
  /** The zone is null where the text names no time. */
  opening: { text: string; zone: ZoneView | null };
}

/** Names the zone where it differs from the viewer's. */
export function OpeningText({ opening: { text, zone } }: OpeningTextProps) {
  const isOtherZone = useIsOtherZone(zone);
  return isOtherZone && zone ? `${text}, ${zone.label}` : text;
}
