import type { NoSlotReason } from "@boab/contracts/bookings/copy";
import type { SlotChoice } from "@boab/contracts/bookings/fields";
import {
  cutStretches,
  type FreeStretch,
  fitsAt,
  listStarts,
  type VisitLength,
} from "@boab/contracts/bookings/free-stretches";
import { maxBufferMinutes, minLeadMinutes } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import {
  listFullRanges,
  listOnlineCalendars,
  listTakenFor,
  type Range,
  type Taken,
  type TeamCalendar,
} from "./team-calendars.rules.ts";
import { addDays, getWeekday, toInstant, toLocalDateTime, toLocalTime } from "./zone.rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestBufferMs = maxBufferMinutes * minuteMs;

/** These settings decide when a business can be booked. */
export type Schedule = Pick<
  BookingSettings,
  | "acceptsBookings"
  | "mode"
  | "slotLength"
  | "singleSlots"
  | "daily"
  | "weekly"
  | "daysOff"
  | "noticeHours"
  | "noticeDays"
  | "daysAhead"
  | "timeZone"
  | "maxVisitsAtOnce"
> & {
  /** Those of the team who take the visit. */
  calendars: TeamCalendar[];
  /** The special days of the listing. */
  specialDays: Pick<SpecialDay, "date" | "kind" | "windows">[];
};

type ScheduleSettings = Omit<Schedule, "calendars"> & Pick<BookingSettings, "team" | "plan">;

/**
 * By these times a visit for a service is offered and accepted; without a service, anyone of the team takes it. With a
 * person, only their times are.
 */
export const toSchedule = (
  settings: ScheduleSettings,
  serviceId: string | null | undefined,
  chosenTeammateId?: string,
): Schedule => ({
  ...settings,
  calendars: listOnlineCalendars(settings, serviceId).filter(
    ({ teammateId }) => chosenTeammateId === undefined || teammateId === chosenTeammateId,
  ),
});

export type Visit = VisitLength;

export interface FoundSlot {
  startsAt: number;
  endsAt: number;
  start: string;
  end: string;
  isFree: boolean;
  /** Who of the team is free then; null where the business has no team. */
  freeTeammates: readonly (string | null)[];
  /** Of a party, where each visit has its place; missing for one visit. */
  places?: PartyPlace[];
}

/** When a visit of a party starts and ends, and who does it. */
export interface PartyPlace {
  startsAt: number;
  endsAt: number;
  teammateId: string | null;
}

export interface SlotsOfDay {
  slots: FoundSlot[];
  reason: NoSlotReason | null;
}

export const makeDefaultVisit = ({ slotLength }: Pick<Schedule, "slotLength">): Visit => ({
  durationMinutes: slotLength,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
});

/** A visit blocks its own time and its buffers. */
export const toBlockedRange = (startsAt: number, visit: Visit): Range => ({
  from: startsAt - visit.bufferBeforeMinutes * minuteMs,
  to: startsAt + (visit.durationMinutes + visit.bufferAfterMinutes) * minuteMs,
});

interface ClockWindow {
  start: string;
  end: string;
}

/** The windows of a day on the business's clock, within the hours of a special day. */
function listWindows(schedule: Schedule, date: string): ClockWindow[] {
  const windows = listBookableWindows(schedule, date);
  const special = schedule.specialDays.find((day) => day.date === date);
  if (!special || special.kind === "usual") return windows;
  return windows.flatMap((window) =>
    special.windows
      .map(({ open, close }) => ({
        start: pickLater(open, window.start),
        // A closing time before the opening time means the next morning.
        end: close > open && close < window.end ? close : window.end,
      }))
      .filter(({ start, end }) => start < end),
  );
}

/** Times are `HH:MM` strings, so they can be compared as text. */
function pickLater(one: string, other: string): string {
  return one > other ? one : other;
}

function pickEarlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** The windows that the booking settings give a day (BOOK-04). */
function listBookableWindows(schedule: Schedule, date: string): ClockWindow[] {
  const { mode, singleSlots, daily, weekly } = schedule;
  if (mode === "single") return singleSlots.filter((window) => window.date === date);
  if (mode === "daily") return [{ start: daily.startTime, end: daily.endTime }];
  return listWeekdayWindows(weekly, date);
}

function listWeekdayWindows(weekly: Schedule["weekly"], date: string): ClockWindow[] {
  const weekday = weekdays[getWeekday(date)];
  const day = weekday && weekly[weekday];
  if (!day?.enabled) return [];
  const windows = day.second ? [day, day.second] : [day];
  return windows.map(({ startTime, endTime }) => ({ start: startTime, end: endTime }));
}

/** Converts windows to instants. A window during a clock change gets its real length on that day. */
const toRanges = (windows: ClockWindow[], date: string, timeZone: string): Range[] =>
  windows.map(({ start, end }) => ({
    from: toInstant(date, start, timeZone, "earlier"),
    to: toInstant(date, end, timeZone, "later"),
  }));

/** When one of the team can be booked: their own hours within the business's, except on their days off. */
function listCalendarRanges(schedule: Schedule, calendar: TeamCalendar, date: string): Range[] {
  if (isDayOff(calendar, date)) return [];
  const windows = listWindows(schedule, date);
  if (calendar.weekly === null) return toRanges(windows, date, schedule.timeZone);
  const own = listWeekdayWindows(calendar.weekly, date);
  const shared = windows.flatMap((window) =>
    own
      .map(({ start, end }) => ({
        start: pickLater(start, window.start),
        end: pickEarlier(end, window.end),
      }))
      .filter(({ start, end }) => start < end),
  );
  return toRanges(shared, date, schedule.timeZone);
}

const isDayOff = ({ daysOff }: Pick<Schedule, "daysOff">, date: string) =>
  daysOff.some(({ from, until }) => from <= date && date <= until);

/** These limits on when somebody may book now are the same for every day. */
interface BookableLimits {
  today: string;
  firstDay: string;
  lastDay: string;
  earliestStart: number;
}

function computeBookableLimits(schedule: Schedule, now: number): BookableLimits {
  const today = toLocalDateTime(now, schedule.timeZone).date;
  return {
    today,
    firstDay: addDays(today, schedule.noticeDays),
    lastDay: addDays(today, schedule.daysAhead),
    earliestStart: now + Math.max(minLeadMinutes * minuteMs, schedule.noticeHours * hourMs),
  };
}

/** Returns why a day can't be booked at all, regardless of other bookings. */
function findClosedReason(
  schedule: Schedule,
  date: string,
  limits: BookableLimits,
): NoSlotReason | null {
  if (!schedule.acceptsBookings) return "disabled";
  if (date < limits.today) return "past date";
  if (listBookableWindows(schedule, date).length === 0) return "no window";
  const isInRange = limits.firstDay <= date && date <= limits.lastDay;
  const isClosed = isDayOff(schedule, date) || listWindows(schedule, date).length === 0;
  return isInRange && !isClosed ? null : "no availability";
}

/** A start of the day, without its clock times, which only a page needs. */
interface SlotStart {
  startsAt: number;
  isFree: boolean;
  freeTeammates: readonly (string | null)[];
}

interface SlotStartsOfDay {
  openings: SlotStart[];
  reason: NoSlotReason | null;
}

/**
 * Finds the starts of a day, and the reason if none is free. Counting, listing and booking all use this, so a start
 * that isn't free here can't be booked.
 */
export function makeSlotStartFinder(
  schedule: Schedule,
  visit: Visit,
  { taken, now }: { taken: readonly Taken[]; now: number },
) {
  const bookableLimits = computeBookableLimits(schedule, now);
  const calendars = listTakenCalendars(schedule, taken);
  return (date: string): SlotStartsOfDay => {
    const closedReason = findClosedReason(schedule, date, bookableLimits);
    if (closedReason) return { openings: [], reason: closedReason };
    const starts = findStarts(schedule, calendars, visit, date);
    const slotStarts = Array.from(starts, ([minute, freeTeammates]) => ({
      startsAt: minute * minuteMs,
      isFree: freeTeammates.length > 0,
      freeTeammates,
    }))
      .filter(({ startsAt }) => startsAt >= bookableLimits.earliestStart)
      .sort((one, other) => one.startsAt - other.startsAt);
    if (slotStarts.some(({ isFree }) => isFree)) return { openings: slotStarts, reason: null };
    return {
      openings: slotStarts,
      reason: slotStarts.length > 0 ? "all taken" : "no availability",
    };
  };
}

/** The calendars that take a visit, each with what is taken in it. */
function listTakenCalendars({ calendars, maxVisitsAtOnce }: Schedule, taken: readonly Taken[]) {
  const fullRanges = listFullRanges(taken, maxVisitsAtOnce);
  return calendars.map((calendar) => ({
    ...calendar,
    takenRanges: listTakenFor(calendar, taken, fullRanges),
  }));
}

type TakenCalendar = ReturnType<typeof listTakenCalendars>[number];

/** Every minute of a day at which somebody of the team could start, and who of them is free then. */
function findStarts(
  schedule: Schedule,
  calendars: TakenCalendar[],
  visit: Visit,
  date: string,
): Map<number, (string | null)[]> {
  const starts = new Map<number, (string | null)[]>();
  for (const calendar of calendars) {
    const windows = listCalendarRanges(schedule, calendar, date);
    for (const window of windows)
      for (const minute of listStarts(toWholeStretch(window), visit, schedule.slotLength))
        if (!starts.has(minute)) starts.set(minute, []);
    const freeMinutes = cutFreeStretches(windows, calendar.takenRanges).flatMap((stretch) =>
      listStarts(stretch, visit, schedule.slotLength),
    );
    for (const minute of new Set(freeMinutes)) starts.get(minute)?.push(calendar.teammateId);
  }
  return starts;
}

/**
 * Finds who of the team is free for a visit that starts at any minute of a day, not only at those that are listed: whoever
 * comes with somebody else may start when that visit ends. `held` is what else of the party has its place already.
 */
export function makeFreeAtFinder(
  schedule: Schedule,
  visit: Visit,
  { date, taken }: { date: string; taken: readonly Taken[] },
) {
  const { maxVisitsAtOnce } = schedule;
  const freeCalendars = listTakenCalendars(schedule, taken).map((calendar) => ({
    teammateId: calendar.teammateId,
    stretches: cutFreeStretches(listCalendarRanges(schedule, calendar, date), calendar.takenRanges),
  }));
  return (startsAt: number, held: readonly Taken[]): (string | null)[] => {
    const blocked = toBlockedRange(startsAt, visit);
    const isInTheWay = ({ from, to }: Range) => from < blocked.to && to > blocked.from;
    const crowd = held.length > 0 && maxVisitsAtOnce !== null ? taken.filter(isInTheWay) : [];
    const fullRanges = listFullRanges([...crowd, ...held], maxVisitsAtOnce);
    return freeCalendars
      .filter(
        (calendar) =>
          calendar.stretches.some((stretch) => fitsAt(stretch, visit, startsAt / minuteMs)) &&
          !listTakenFor(calendar, held, fullRanges).some(isInTheWay),
      )
      .map(({ teammateId }) => teammateId);
  };
}

/** The times of a day as the business's clock shows them. */
export function findSlots(
  schedule: Schedule,
  visit: Visit,
  { date, taken, now }: { date: string; taken: readonly Taken[]; now: number },
): SlotsOfDay {
  const { openings: slotStarts, reason } = makeSlotStartFinder(schedule, visit, { taken, now })(
    date,
  );
  const slots = slotStarts.map(({ startsAt, isFree, freeTeammates }) => {
    const endsAt = startsAt + visit.durationMinutes * minuteMs;
    return {
      startsAt,
      endsAt,
      isFree,
      freeTeammates,
      start: toLocalTime(startsAt, schedule.timeZone),
      end: toLocalTime(endsAt, schedule.timeZone),
    };
  });
  return { slots, reason };
}

/**
 * The free stretches of a day, whoever asks and whenever: what a day's times and the directory's search are counted from.
 * Starts are counted in absolute time, so an hour that the clocks repeat appears twice and one that they skip doesn't
 * appear.
 */
export function listFreeStretches(
  schedule: Schedule,
  date: string,
  taken: readonly Taken[],
): FreeStretch[] {
  if (!schedule.acceptsBookings || isDayOff(schedule, date)) return [];
  const stretches = listTakenCalendars(schedule, taken).flatMap((calendar) =>
    cutFreeStretches(listCalendarRanges(schedule, calendar, date), calendar.takenRanges),
  );
  return removeRepeated(stretches);
}

/** Two of a team who are free at the same times have the same stretches. */
const removeRepeated = (stretches: FreeStretch[]): FreeStretch[] => [
  ...new Map(
    stretches.map((stretch) => [
      [stretch.windowFrom, stretch.windowTo, stretch.gapFrom, stretch.gapTo].join(),
      stretch,
    ]),
  ).values(),
];

const cutFreeStretches = (windows: readonly Range[], takenRanges: readonly Range[]) =>
  windows.flatMap((window) => cutStretches(toMinutes(window), takenNear(window, takenRanges)));

/** Of what is taken over several weeks, only this can be in the way of a visit in the window. */
const takenNear = ({ from, to }: Range, takenRanges: readonly Range[]) =>
  takenRanges
    .filter((taken) => taken.to > from - longestBufferMs && taken.from < to + longestBufferMs)
    .map(toMinutes);

/** What is taken for a part of a minute is taken for all of it. */
const toMinutes = ({ from, to }: Range) => ({
  from: Math.floor(from / minuteMs),
  to: Math.ceil(to / minuteMs),
});

/** A window with nothing taken in it. */
const toWholeStretch = ({ from, to }: Range): FreeStretch => {
  const window = toMinutes({ from, to });
  return { windowFrom: window.from, windowTo: window.to, gapFrom: -Infinity, gapTo: Infinity };
};

export type SlotVerdict =
  | { ok: true; slot: FoundSlot }
  | { ok: false; reason: "taken" | NoSlotReason };

/**
 * Checks whether a time of the day can be booked. If the clock shows it twice, the first free one counts, unless
 * `startsAt` says which.
 */
export function chooseSlot({ slots, reason }: SlotsOfDay, choice: SlotChoice): SlotVerdict {
  const instant = choice.startsAt === undefined ? undefined : Date.parse(choice.startsAt);
  const matchingSlots = slots.filter(
    ({ start, startsAt }) =>
      start === choice.start && (instant === undefined || startsAt === instant),
  );
  const slot = matchingSlots.find(({ isFree }) => isFree);
  if (slot) return { ok: true, slot };
  if (matchingSlots.length > 0) return { ok: false, reason: "taken" };
  return { ok: false, reason: reason ?? "no availability" };
}

/** Whether one of the schedule's calendars has the whole visit in its hours, whatever is booked. */
export function isWithinHours(schedule: Schedule, startsAt: number, visit: Visit): boolean {
  const { date } = toLocalDateTime(startsAt, schedule.timeZone);
  if (isDayOff(schedule, date)) return false;
  const endsAt = startsAt + visit.durationMinutes * minuteMs;
  return schedule.calendars.some((calendar) =>
    listCalendarRanges(schedule, calendar, date).some(
      ({ from, to }) => from <= startsAt && endsAt <= to,
    ),
  );
}

interface MovingBooking {
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** A visit keeps the length and buffers it was booked with, because its service may have changed since. */
export const toVisit = (booking: MovingBooking): Visit => ({
  durationMinutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
  bufferBeforeMinutes: booking.bufferBeforeMinutes,
  bufferAfterMinutes: booking.bufferAfterMinutes,
});
