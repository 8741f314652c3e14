import { type DayPart, dayPartTimes, freeTimesDays } from "@boab/contracts/directory/limits";
import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { readClock, toInstant } from "@boab/format/zones";
import { zones } from "./opening.rules.ts";

const minuteMs = 60_000;

/** A day, or a part of it, as one time zone has it; in minutes since 1970. */
export interface ZoneDay {
  zone: string;
  /** The date there now. */
  today: string;
  earliest: number;
  until: number;
}

/** What a search says about free times, with the moment at which it is asked. */
export interface FreeSearch {
  /** The date that was chosen, on the business's clock; undefined for any day. */
  day: string | undefined;
  part: DayPart | undefined;
  zones: ZoneDay[];
  nowMinute: number;
}

/** Larger than every minute that is searched. */
const endOfTime = 2_147_483_647;

/** A start in the minute that has begun is too late. */
export const toFreeSearch = (
  day: string | undefined,
  part: DayPart | undefined,
  now: Date,
): FreeSearch => ({
  day,
  part,
  nowMinute: Math.ceil(now.getTime() / minuteMs),
  zones: zones.map((zone) => ({
    zone,
    today: readClock(now, zone).date,
    earliest: day === undefined ? 0 : toMinute(day, part ? dayPartTimes[part].from : "00:00", zone),
    until:
      day === undefined
        ? endOfTime
        : toMinute(day, part ? dayPartTimes[part].until : "24:00", zone),
  })),
});

function toMinute(day: string, time: string, zone: string): number {
  const instant =
    time === "24:00"
      ? toInstant(addCalendarDays(day, 1), "00:00", zone)
      : toInstant(day, time, zone);
  if (!instant) throw new Error(`${day} is no date.`);
  return Math.floor(instant.getTime() / minuteMs);
}

/** Whether a day can be searched for: today to sixty days on, in some zone. */
export const isSearchableDay = (day: string, { zones }: FreeSearch): boolean =>
  zones.some(({ today }) => today <= day && day <= addCalendarDays(today, freeTimesDays));
