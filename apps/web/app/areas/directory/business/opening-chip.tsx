import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Chip } from "#ui/chip.tsx";
import type { OpeningView, ZoneView } from "./business-view.ts";
import { DrawnIcon } from "./drawn-icon.tsx";
import { useIsOtherZone } from "./use-is-other-zone.ts";

interface OpeningChipProps {
  opening: OpeningView;
  zone: ZoneView;
}

/** A page that stays open, or was kept by a cache, asks again when the shop opens or closes. */
export function OpeningChip({ opening: { isOpen, text, changesAt }, zone }: OpeningChipProps) {
  const { revalidate } = useRevalidator();
  const isOtherZone = useIsOtherZone(zone);

  useEffect(() => {
    if (changesAt === null) return;
    const wait = Math.max(Date.parse(changesAt) - Date.now(), leastWaitMs);
    const timer = setTimeout(revalidate, wait);
    return () => clearTimeout(timer);
  }, [changesAt, revalidate]);

  return (
    <Chip tone={isOpen ? "ok" : "neutral"} icon={<DrawnIcon name="clock" size={15} />}>
      {isOtherZone && changesAt !== null ? `${text}, ${zone.label}` : text}
    </Chip>
  );
}

/** An answer that is already old, or a clock that is wrong, must not make the page ask in a circle. */
const leastWaitMs = 15_000;
