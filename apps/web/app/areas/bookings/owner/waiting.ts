import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatClock, formatDayAndMonth, formatWeekday } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { spellCount } from "@boab/format/spell-count";
import { readClock } from "@boab/format/zones";
import { formatSpan } from "../format-time.ts";
import { addDays, getPartOfDay } from "../times.ts";

/** Something the business has to answer: a request, or another time that a customer asks for. */
export interface WaitingItem {
  booking: BusinessBooking;
  isMove: boolean;
  date: string;
  start: string;
  end: string;
  /** `from` and `to` include the buffers, in milliseconds. */
  from: number;
  to: number;
}

/** A group holds overlapping items, or a single one. */
export interface WaitingGroup {
  items: WaitingItem[];
  /** Null for a single item. */
  overlap: { count: string; when: string; rest: string } | null;
}

export function toWaitingItem(booking: BusinessBooking): WaitingItem | null {
  const { bookingStatus, proposedTime, bufferBeforeMinutes, bufferAfterMinutes } = booking;
  const time = bookingStatus === "requested" ? booking : proposedTime;
  if (!time) return null;
  return {
    booking,
    isMove: bookingStatus !== "requested",
    date: time.date,
    start: time.start,
    end: time.end,
    from: Date.parse(time.startsAt) - bufferBeforeMinutes * 60_000,
    to: Date.parse(time.endsAt) + bufferAfterMinutes * 60_000,
  };
}

function describeOverlap(items: readonly WaitingItem[]): WaitingGroup["overlap"] {
  const [first] = items;
  if (!first || items.length < 2) return null;
  const hasOnlyRequests = items.every(({ isMove }) => !isMove);
  const others = items.length === 2 ? "the other" : "whoever misses out";
  return {
    count: spellCount(items.length),
    when: `${formatWeekday(first.date)} ${getPartOfDay(first.start).toLowerCase()}`,
    rest: hasOnlyRequests
      ? `Confirm one and we'll offer ${others} your next free times.`
      : "Only one of them can have it.",
  };
}

/** Sorts by time and groups requests that overlap, because only one of them can be confirmed. */
export function groupWaiting(bookings: readonly BusinessBooking[]): WaitingGroup[] {
  const items = bookings
    .flatMap((booking) => toWaitingItem(booking) ?? [])
    .sort((one, other) => one.from - other.from);
  const overlappingGroups: WaitingItem[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const last = overlappingGroups.at(-1);
    if (last && item.from < end) last.push(item);
    else overlappingGroups.push([item]);
    end = Math.max(end, item.to);
  }
  return overlappingGroups.map((groupItems) => ({
    items: groupItems,
    overlap: describeOverlap(groupItems),
  }));
}

const ordinalRules = new Intl.PluralRules("en-AU", { type: "ordinal" });
const ordinalEndings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

/** `First visit`, `4th visit` */
export const formatVisitNumber = (visitsBefore: number): string => {
  const visit = visitsBefore + 1;
  return visit === 1
    ? "First visit"
    : `${visit}${ordinalEndings[ordinalRules.select(visit)]} visit`;
};

/** `25 min ago`, `yesterday 7:12 pm`, `Sunday 2:05 pm`, `3 November`, in the business's time zone. */
export function formatRequestedAt(createdAt: string, now: Date, timeZone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdAt)) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const requestedAt = readClock(new Date(createdAt), timeZone);
  const { date: today } = readClock(now, timeZone);
  const time = formatClock(requestedAt.time);
  if (requestedAt.date === today) return `today ${time}`;
  if (requestedAt.date === addDays(today, -1)) return `yesterday ${time}`;
  if (requestedAt.date > addDays(today, -7)) return `${formatWeekday(requestedAt.date)} ${time}`;
  return formatDayAndMonth(requestedAt.date);
}

/** `Today, 3:00 to 5:00 pm`, `Sat 21 Nov, 5:30 to 7:30 pm` */
export const formatBookingTime = (
  { date, start, end }: Pick<WaitingItem, "date" | "start" | "end">,
  today: string,
): string => `${date === today ? "Today" : formatDay(date)}, ${formatSpan(start, end)}`;
