import { type FreeStretch, listStarts } from "@boab/contracts/bookings/free-stretches";
import { minLeadMinutes } from "@boab/contracts/bookings/limits";
import type { FreeTimes } from "@boab/contracts/directory/search";
import type { FreeSearch } from "./free-search.rules.ts";

const minuteMs = 60_000;
const timesOnCard = 3;

/** A day with a free time, as it is stored. */
interface FreeDay {
  timeZone: string;
  confirmsInstantly: boolean;
  stepMinutes: number;
  noticeHours: number;
  serviceId: string | null;
  title: string | null;
  priceCents: number | null;
  depositCents: number | null;
  durationMinutes: number;
  listedMinutes: number | null;
  listedShortestMinutes: number | null;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  date: string;
  /** Four numbers a stretch. */
  stretches: number[];
}

/** What a card shows of a listing's next free days; null when none of their times can be booked any more. */
export function toFreeTimes(days: readonly FreeDay[], search: FreeSearch): FreeTimes | null {
  const [first] = days;
  if (!first) return null;
  const isForDay = search.day !== undefined;
  const starts = days.flatMap((day) => {
    const startsOfDay = listDayStarts(day, search).map((start) => ({ date: day.date, start }));
    return isForDay ? startsOfDay : startsOfDay.slice(0, 1);
  });
  if (starts.length === 0) return null;
  return {
    service: toService(first),
    confirmsInstantly: first.confirmsInstantly,
    times: starts.slice(0, timesOnCard).map(({ date, start }) => ({
      date,
      startsAt: new Date(start * minuteMs).toISOString(),
    })),
    more: Math.max(0, starts.length - timesOnCard),
  };
}

function listDayStarts(day: FreeDay, { zones, nowMinute }: FreeSearch): number[] {
  const local = zones.find(({ zone }) => zone === day.timeZone);
  if (!local) return [];
  const earliest = Math.max(
    local.earliest,
    nowMinute + Math.max(minLeadMinutes, day.noticeHours * 60),
  );
  const starts = readStretches(day.stretches)
    .flatMap((stretch) => listStarts(stretch, day, day.stepMinutes))
    .filter((start) => earliest <= start && start < local.until);
  return [...new Set(starts)].sort((one, other) => one - other);
}

function readStretches(numbers: readonly number[]): FreeStretch[] {
  const stretches: FreeStretch[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [windowFrom = 0, windowTo = 0, gapFrom = 0, gapTo = 0] = numbers.slice(at, at + 4);
    stretches.push({ windowFrom, windowTo, gapFrom, gapTo });
  }
  return stretches;
}

function toService(day: FreeDay): FreeTimes["service"] {
  const { serviceId, title, priceCents, depositCents } = day;
  if (serviceId === null || title === null || priceCents === null) return null;
  const durationMinutes = day.listedMinutes ?? day.durationMinutes;
  const shortestMinutes = day.listedShortestMinutes ?? durationMinutes;
  return { id: serviceId, title, priceCents, shortestMinutes, durationMinutes, depositCents };
}
