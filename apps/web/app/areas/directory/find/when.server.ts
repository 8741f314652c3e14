import { brand } from "@boab/contracts/common/brand";
import { freeTimesDays } from "@boab/contracts/directory/limits";
import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { formatDay, formatLongDay } from "@boab/format/dates";
import { toIsoDay } from "@boab/format/zones";
import type { WhenChoice } from "./search-results.ts";

const saturday = 6;

/** The days that one press chooses, and those that can be picked. Sydney's date counts until a place is known. */
export function listWhenChoices(now: Date): WhenChoice {
  const today = toIsoDay(now, brand.timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const nextSaturday = addCalendarDays(today, (saturday - weekday + 7) % 7);
  const days = [today, addCalendarDays(today, 1), nextSaturday, addCalendarDays(nextSaturday, 1)];
  return {
    days: [
      { value: "", label: "Any day" },
      ...[...new Set(days)].map((value, index) => ({
        value,
        label: ["Today", "Tomorrow"][index] ?? formatDay(value),
      })),
    ],
    first: today,
    last: addCalendarDays(today, freeTimesDays),
  };
}

/** `today`, `tomorrow`, `on Saturday 21 November`, and the part of that day. */
export function describeDay(day: string, part: string, now: Date): string {
  const today = toIsoDay(now, brand.timeZone);
  const dayName = new Map([
    [today, "today"],
    [addCalendarDays(today, 1), "tomorrow"],
  ]).get(day);
  return [dayName ?? `on ${formatLongDay(day)}`, part && `in the ${part}`]
    .filter(Boolean)
    .join(" ");
}
