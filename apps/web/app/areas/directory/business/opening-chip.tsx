import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Chip } from "#ui/text/chip.tsx";
import { OpeningText } from "../opening-text.tsx";
import type { ZoneView } from "../use-is-other-zone.ts";
import type { OpeningView } from "./business-view.ts";
import { DrawnIcon } from "./drawn-icon.tsx";
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
 * the old state.
 */
function useFreshOpening(changesAt: string | null) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (changesAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let timesRequested = 0;
    const retryLater = () => {
      timer = setTimeout(send, waitBeforeRetry(Date.parse(changesAt), Date.now(), timesRequested));
    };
    const send = () => {
      timesRequested += 1;
      void revalidate();
      retryLater();
    };
    retryLater();
    return () => clearTimeout(timer);
  }, [changesAt, revalidate]);
}
