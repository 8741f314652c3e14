import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { computeEndMinutes, timeToMinutes } from "../calendar-dates.ts";
import { formatSpan } from "../format-time.ts";
import type { Span } from "../opening-windows.ts";

/** Time in a calendar that nobody can book though no visit is in it. */
export interface HeldSpan extends Span {
  held: HeldTime;
}

const toSpan = (held: HeldTime): HeldSpan => ({
  held,
  from: timeToMinutes(held.start),
  to: computeEndMinutes(held.start, held.end),
});

/** What a column draws: boxes beside its visits, and blocked time behind them, because what is booked stays. */
export function listHeldSpans(
  heldTimes: readonly HeldTime[],
  date: string,
): { boxes: HeldSpan[]; blocked: HeldSpan[] } {
  const spans = heldTimes.filter((held) => held.date === date).map(toSpan);
  return {
    boxes: spans.filter(({ held }) => held.kind !== "blocked"),
    blocked: spans.filter(({ held }) => held.kind === "blocked"),
  };
}

/** What is held of one person's time: their own, and what is held of everybody's. */
export const listHeldTimesOf = (heldTimes: readonly HeldTime[], teammateId: string) =>
  heldTimes.filter((held) => held.teammateId === null || held.teammateId === teammateId);

function nameHeldTime({ kind, booking }: Pick<HeldTime, "kind" | "booking">): string {
  if (kind === "suggested") return `${booking?.customerName ?? "Somebody"}, asked to come then`;
  return kind === "offered" ? "Offered to the waiting list" : "Blocked by you";
}

/** `Thandi Nkosi, asked to come then, 2:00 to 3:00 pm, held`, for screen readers. */
export const describeHeldTime = (held: HeldTime): string =>
  `${nameHeldTime(held)}, ${formatSpan(held.start, held.end)}, held`;
