import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { OpeningText } from "../opening-text.tsx";
import type { ZoneView } from "../use-is-other-zone.ts";
import type { OpeningView } from "./business-view.ts";
import { computeRetryWaitMs } from "./opening-clock.ts";

interface OpeningProps {
  opening: OpeningView;
  zone: ZoneView;
}

export function OpeningChip({ opening, zone }: OpeningProps) {
  useOpeningRefresh(opening.changesAt);
  return (
    <Chip tone={opening.isOpen ? "ok" : "neutral"} icon={<SpriteIcon name="clock" size={15} />}>
      <OpeningLine opening={opening} zone={zone} />
    </Chip>
  );
}

/** The opening text without the chip around it. It doesn't reload the page. */
export const OpeningLine = ({ opening: { text, changesAt }, zone }: OpeningProps) => (
  <OpeningText opening={{ text, zone: changesAt === null ? null : zone }} />
);

/**
 * Reloads the page's data when the business opens or closes, and retries with backoff in case a cache returned the old
 * state. Timers stop while a device sleeps, so a page that becomes visible again only waits for the rest of its delay.
 */
function useOpeningRefresh(changesAt: string | null) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (changesAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let requestCount = 0;
    let nextRequestAt = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(send, Math.max(0, nextRequestAt - Date.now()));
    };
    const schedule = () => {
      const now = Date.now();
      nextRequestAt = now + computeRetryWaitMs(Date.parse(changesAt), now, requestCount);
      wait();
    };
    const send = () => {
      requestCount += 1;
      void revalidate();
      schedule();
    };
    const waitIfVisible = () => document.visibilityState === "visible" && wait();
    schedule();
    document.addEventListener("visibilitychange", waitIfVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", waitIfVisible);
    };
  }, [changesAt, revalidate]);
}
