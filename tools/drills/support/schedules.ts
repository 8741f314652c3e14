import type { Schedule } from "../../../apps/api/src/areas/bookings/slots/slots.rules.ts";
import { sharedCalendar } from "../../../apps/api/src/areas/bookings/slots/team-calendars.rules.ts";
import type { makeRandom } from "./random.ts";

export const zones = [
  "Australia/Sydney",
  "Australia/Adelaide",
  "Australia/Brisbane",
  "Australia/Perth",
  "Australia/Darwin",
  "Australia/Lord_Howe",
];

const defaultHours = { startTime: "09:00", endTime: "17:00" };
const day = { enabled: true, ...defaultHours };

/** Open every day, with nothing in the way. */
export const makeOpenSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  acceptsBookings: true,
  mode: "daily",
  slotLength: 30,
  singleSlots: [],
  daily: defaultHours,
  weekly: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  },
  daysOff: [],
  specialDays: [],
  calendars: [sharedCalendar],
  maxVisitsAtOnce: null,
  noticeHours: 0,
  noticeDays: 0,
  daysAhead: 90,
  timeZone: "Australia/Sydney",
  ...changes,
});

type Random = ReturnType<typeof makeRandom>;

export const minutesToTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** A window of at least an hour, anywhere in the day. */
export function pickRandomWindow(random: Random) {
  const start = random.between(0, 22 * 60);
  return {
    startTime: minutesToTime(start),
    endTime: minutesToTime(random.between(start + 60, 24 * 60)),
  };
}

export const pickRandom = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random.between(0, values.length - 1)] as Value;
