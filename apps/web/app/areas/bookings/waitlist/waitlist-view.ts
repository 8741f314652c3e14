import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import type { FreeTimeCount } from "../slot-days.ts";
import { waitlistEndCopy } from "./copy.ts";

export interface WaitlistDay {
  date: string;
  /** `Sat 21 Nov` */
  title: string;
  /** `Full`, `3 times` */
  note: string;
}

const describeDay = ({ free, reason }: FreeTimeCount): string => {
  if (reason === "all taken") return "Full";
  return free === 1 ? "1 time" : `${free} times`;
};

/** The days that the business is open: only there can a time open. */
export const viewWaitlistDays = (counts: readonly FreeTimeCount[]): WaitlistDay[] =>
  counts
    .filter(({ reason }) => reason === null || reason === "all taken")
    .map((count) => ({
      date: count.date,
      title: formatDay(count.date),
      note: describeDay(count),
    }));

/** `Sat 21 Nov and Sun 22 Nov, from 9:00 am to 12:00 pm` */
export function describeWish({ dates, earliestStart, latestStart }: WaitlistPlace): string {
  const days = new Intl.ListFormat("en-AU").format(dates.map((date) => formatDay(date)));
  if (earliestStart && latestStart)
    return `${days}, starting ${formatClock(earliestStart)} to ${formatClock(latestStart)}`;
  if (earliestStart) return `${days}, starting ${formatClock(earliestStart)} or later`;
  if (latestStart) return `${days}, starting ${formatClock(latestStart)} or earlier`;
  return `${days}, any time of day`;
}

export const describePlace = ({ serviceTitle, business }: WaitlistPlace): string =>
  serviceTitle ? `${serviceTitle} at ${business.businessName}` : business.businessName;

export const describeEnd = ({ endReason }: WaitlistPlace): string =>
  endReason ? waitlistEndCopy[endReason] : "";
