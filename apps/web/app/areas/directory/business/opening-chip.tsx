import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { DrawnIcon } from "#ui/media/drawn-icon.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { OpeningText } from "../opening-text.tsx";
import type { ZoneView } from "../use-is-other-zone.ts";
import type { OpeningView } from "./business-view.ts";
import { waitBeforeRetry } from "./opening-clock.ts";

interface OpeningProps {
  opening: OpeningView;
  zone: ZoneView;
}

export function OpeningChip({ opening, zone }: OpeningProps) {
  useFreshOpening(opening.changesAt);
  return (
    <Chip tone={opening.isOpen ? "ok" : "neutral"} icon={<DrawnIcon name="clock" size={15} />}>
      <OpeningLine opening={opening} zone={zone} />
    </Chip>
  );
}

/** The same without the chip. */
export const OpeningLine = ({ opening: { text, changesAt }, zone }: OpeningProps) => (
  <OpeningText opening={{ text, zone: changesAt === null ? null : zone }} />
);

/**
 * Reloads an open page when the business opens or closes, and once more in case a cache returned
 * the old state. Timers stand still while a device sleeps, so a page that is looked at again waits
 * only for what the clock leaves of its delay.
 */
function useFreshOpening(changesAt: string | null) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (changesAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let timesRequested = 0;
    let dueAt = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(send, Math.max(0, dueAt - Date.now()));
    };
    const plan = () => {
      const now = Date.now();
      dueAt = now + waitBeforeRetry(Date.parse(changesAt), now, timesRequested);
      wait();
    };
    const send = () => {
      timesRequested += 1;
      void revalidate();
      plan();
    };
    const look = () => document.visibilityState === "visible" && wait();
    plan();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [changesAt, revalidate]);
}
