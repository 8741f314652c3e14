import type { EventState, PaymentEvent } from "@boab/contracts/payments/events";
import { formatCount } from "@boab/format/numbers";
import type { Tone } from "#ui/text/chip.tsx";

export const eventStateChips: Record<EventState, { label: string; tone: Tone }> = {
  waiting: { label: "Waiting", tone: "warn" },
  failing: { label: "Failing", tone: "danger" },
  applied: { label: "Applied", tone: "ok" },
  "not needed": { label: "Not needed", tone: "neutral" },
  unknown: { label: "About nothing of ours", tone: "danger" },
};

/** The note below the chip says what an admin should know about this event. */
export function formatEventNote({ state, tries, problem, isFetched }: PaymentEvent): string | null {
  if (problem) return `Tried ${formatCount(tries)} ${tries === 1 ? "time" : "times"}. ${problem}`;
  if (state === "unknown") return "We have no record of what it's about.";
  return isFetched ? "Never arrived. The hourly check fetched it." : null;
}

/** `0.4 s`, or a dash while it isn't handled. */
export const formatHandlingTime = ({ tookMs }: PaymentEvent): string =>
  tookMs === null ? "–" : `${(tookMs / 1000).toFixed(1)} s`;

export const mayRetry = ({ state }: PaymentEvent): boolean =>
  state === "failing" || state === "waiting" || state === "unknown";
