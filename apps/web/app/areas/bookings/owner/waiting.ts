import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { clockIn } from "../calendar-dates.ts";
import { dayAndMonth, formatSpan } from "../format-time.ts";
import { addDays, clockTime, longWeekdayOf, partOf, shortDay } from "../times.ts";

/** Something the business has to answer: a request, or another time that a customer asks for. */
export interface WaitingItem {
  booking: BusinessBooking;
  isMove: boolean;
  date: string;
  start: string;
  end: string;
  /** With its buffers, in milliseconds. */
  from: number;
  to: number;
}

/** Those who want the same time, or one alone. */
export interface WaitingGroup {
  items: WaitingItem[];
  /** Only where there are rivals. */
  rivalry: { count: string; when: string; rest: string } | null;
}

export function waitingItem(booking: BusinessBooking): WaitingItem | null {
  const { bookingStatus, wanted, bufferBeforeMinutes, bufferAfterMinutes } = booking;
  const time = bookingStatus === "requested" ? booking : wanted;
  if (!time) return null;
  return {
    ...{ booking, isMove: bookingStatus !== "requested" },
    ...{ date: time.date, start: time.start, end: time.end },
    from: Date.parse(time.startsAt) - bufferBeforeMinutes * 60_000,
    to: Date.parse(time.endsAt) + bufferAfterMinutes * 60_000,
  };
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
export const inWords = (count: number): string => numbers[count] ?? String(count);

function rivalryOf(items: readonly WaitingItem[]): WaitingGroup["rivalry"] {
  const [first] = items;
  if (!first || items.length < 2) return null;
  const isEachARequest = items.every(({ isMove }) => !isMove);
  const others = items.length === 2 ? "the other" : "whoever misses out";
  return {
    count: inWords(items.length),
    when: `${longWeekdayOf(first.date)} ${partOf(first.start).toLowerCase()}`,
    rest: isEachARequest
      ? `Confirm one and we'll offer ${others} your next free times.`
      : "Only one of them can have it.",
  };
}

/** By time; requests that overlap stand together, because only one of them can be confirmed. */
export function groupWaiting(bookings: readonly BusinessBooking[]): WaitingGroup[] {
  const items = bookings
    .flatMap((booking) => waitingItem(booking) ?? [])
    .sort((one, other) => one.from - other.from);
  const bunches: WaitingItem[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const last = bunches.at(-1);
    if (last && item.from < end) last.push(item);
    else bunches.push([item]);
    end = Math.max(end, item.to);
  }
  return bunches.map((bunch) => ({ items: bunch, rivalry: rivalryOf(bunch) }));
}

const ordinalRules = new Intl.PluralRules("en-AU", { type: "ordinal" });
const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

/** `First visit`, `4th visit` */
export const visitWords = (visitsBefore: number): string => {
  const visit = visitsBefore + 1;
  return visit === 1 ? "First visit" : `${visit}${endings[ordinalRules.select(visit)]} visit`;
};

/** `25 min ago`, `yesterday 7:12 pm`, `Sunday 2:05 pm`, `3 November` on the business's clock. */
export function askedWords(createdAt: string, now: Date, timeZone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdAt)) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const asked = clockIn(new Date(createdAt), timeZone);
  const { date: today } = clockIn(now, timeZone);
  const time = clockTime(asked.time);
  if (asked.date === today) return `today ${time}`;
  if (asked.date === addDays(today, -1)) return `yesterday ${time}`;
  if (asked.date > addDays(today, -7)) return `${longWeekdayOf(asked.date)} ${time}`;
  return dayAndMonth(asked.date);
}

/** `Today, 3:00 to 5:00 pm`, `Sat 21 Nov, 5:30 to 7:30 pm` */
export const whenWords = (
  { date, start, end }: Pick<WaitingItem, "date" | "start" | "end">,
  today: string,
): string => `${date === today ? "Today" : shortDay(date)}, ${formatSpan(start, end)}`;
