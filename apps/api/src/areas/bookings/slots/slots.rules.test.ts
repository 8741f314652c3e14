import { defaultSlotMinutes } from "@boab/contracts/bookings/limits";
import { describe, expect, test } from "vitest";
import {
  chooseSlot,
  findSlots,
  isWithinHours,
  makeDefaultVisit,
  type Schedule,
  type Visit,
} from "./slots.rules.ts";
import { sharedCalendar, type Taken } from "./team-calendars.rules.ts";
import { toInstant } from "./zone.rules.ts";

const closedDay = { enabled: false, startTime: "09:00", endTime: "17:00" };
const openDay = { ...closedDay, enabled: true };

const makeSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  acceptsBookings: true,
  mode: "daily",
  slotLength: defaultSlotMinutes,
  singleSlots: [],
  daily: { startTime: "09:00", endTime: "17:00" },
  weekly: {
    monday: openDay,
    tuesday: openDay,
    wednesday: openDay,
    thursday: openDay,
    friday: openDay,
    saturday: closedDay,
    sunday: closedDay,
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

const nightSchedule = { daily: { startTime: "01:00", endTime: "04:00" } };
/** A while before both changes of the clocks, and near enough for 90 days. */
const before = (date: string) => Date.parse(`${date}T00:00:00Z`) - 10 * 86_400_000;

function day(
  date: string,
  changes: Partial<Schedule> = {},
  { visit, taken = [], now = before(date) }: { visit?: Visit; taken?: Taken[]; now?: number } = {},
) {
  const settings = makeSchedule(changes);
  return findSlots(settings, visit ?? makeDefaultVisit(settings), { date, taken, now });
}

const starts = (...[date, changes, options]: Parameters<typeof day>) =>
  day(date, changes, options).slots.map(({ start }) => start);

const at = (iso: string) => Date.parse(iso);
const range = (from: string, to: string, teammateId: string | null = null): Taken => ({
  from: at(from),
  to: at(to),
  teammateId,
  bookingId: "BOOK-00000001",
});

describe("X-33 times are those of the business's zone, also when its clocks change", () => {
  test.each([
    ["Australia/Sydney", "2026-10-04", "01:00 01:30 03:00 03:30"],
    ["Australia/Sydney", "2027-04-04", "01:00 01:30 02:00 02:30 02:00 02:30 03:00 03:30"],
    ["Australia/Adelaide", "2026-10-04", "01:00 01:30 03:00 03:30"],
    ["Australia/Brisbane", "2026-10-04", "01:00 01:30 02:00 02:30 03:00 03:30"],
    ["Australia/Lord_Howe", "2026-10-04", "01:00 01:30 02:30 03:00 03:30"],
    ["Australia/Lord_Howe", "2027-04-04", "01:00 01:30 01:30 02:00 02:30 03:00 03:30"],
  ])("%s on %s", (timeZone, date, expected) => {
    expect(starts(date, { timeZone, ...nightSchedule }).join(" ")).toBe(expected);
  });

  test.each([
    ["Australia/Sydney", "2026-10-03T22:00:00.000Z"],
    ["Australia/Brisbane", "2026-10-03T23:00:00.000Z"],
    ["Australia/Perth", "2026-10-04T01:00:00.000Z"],
  ])("nine o'clock in %s is nine o'clock there", (timeZone, first) => {
    const { slots } = day("2026-10-04", { timeZone });
    expect(slots).toHaveLength(16);
    expect(new Date(slots[0]?.startsAt ?? 0).toISOString()).toBe(first);
  });

  test("a window that starts in the skipped hour starts after it", () => {
    const dailyWindow = { startTime: "02:30", endTime: "04:00" };
    expect(starts("2026-10-04", { daily: dailyWindow })).toEqual(["03:00", "03:30"]);
  });

  test.each([
    ["Australia/Sydney", "02:00", "01:00 01:30"],
    ["Australia/Sydney", "02:30", "01:00 01:30 02:00 02:30 02:00"],
    ["Australia/Lord_Howe", "01:30", "01:00"],
  ])(
    "a window in %s that ends at %s ends there, although the clock is put back",
    (timeZone, endTime, expected) => {
      const dailyWindow = { startTime: "01:00", endTime };
      expect(starts("2027-04-04", { timeZone, daily: dailyWindow }).join(" ")).toBe(expected);
    },
  );

  test("an hour that the clock shows twice can be booked twice, by its instant", () => {
    const found = day("2027-04-04", nightSchedule);
    const twice = found.slots.filter(({ start }) => start === "02:00");
    const choice = { date: "2027-04-04", start: "02:00" };
    const second = new Date(twice[1]?.startsAt ?? 0).toISOString();
    expect(chooseSlot(found, choice)).toEqual({ ok: true, slot: twice[0] });
    expect(chooseSlot(found, { ...choice, startsAt: second })).toEqual({
      ok: true,
      slot: twice[1],
    });
  });

  test.each([
    ["02:30", "later", "2026-10-03T16:00:00.000Z"],
    ["02:00", "earlier", "2026-10-03T16:00:00.000Z"],
    ["03:00", "earlier", "2026-10-03T16:00:00.000Z"],
    ["24:00", "later", "2026-10-04T13:00:00.000Z"],
  ] as const)("%s of the day when clocks go forward", (time, repeatedTimeChoice, expected) => {
    const instant = toInstant("2026-10-04", time, "Australia/Sydney", repeatedTimeChoice);
    expect(new Date(instant).toISOString()).toBe(expected);
  });
});

describe("BOOK-04 the mode decides which windows a day has", () => {
  test("single: only the listed dates", () => {
    const singleSlots = [
      { date: "2026-11-21", start: "10:00", end: "11:00" },
      { date: "2026-11-21", start: "15:00", end: "15:30" },
    ];
    expect(starts("2026-11-21", { mode: "single", singleSlots })).toEqual([
      "10:00",
      "10:30",
      "15:00",
    ]);
    expect(day("2026-11-22", { mode: "single", singleSlots }).reason).toBe("no window");
  });

  test("daily: the same every day", () => {
    expect(starts("2026-11-21")).toEqual(starts("2026-11-22"));
  });

  test("weekly: each enabled weekday's own", () => {
    expect(day("2026-11-20", { mode: "weekly" }).slots).toHaveLength(16);
    expect(day("2026-11-21", { mode: "weekly" }).reason).toBe("no window");
  });
});

describe("a second window and special days", () => {
  const split = {
    mode: "weekly" as const,
    weekly: {
      ...makeSchedule().weekly,
      monday: {
        ...openDay,
        startTime: "10:00",
        endTime: "11:00",
        second: { startTime: "15:00", endTime: "16:30" },
      },
    },
  };
  const monday = "2026-11-23";
  const special = (kind: "closed" | "usual" | "hours", ...windows: [string, string][]) => ({
    specialDays: [
      { date: monday, kind, windows: windows.map(([open, close]) => ({ open, close })) },
    ],
  });

  test("times are offered in both windows, and none runs over the break", () => {
    expect(starts(monday, split).join(" ")).toBe("10:00 10:30 15:00 15:30 16:00");
    const visit = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
    expect(starts(monday, split, { visit }).join(" ")).toBe("10:00 15:00 15:30");
    expect(chooseSlot(day(monday, split), { date: monday, start: "12:00" }).ok).toBe(false);
  });

  test("a day that is closed can't be booked in any mode, and the next one can", () => {
    for (const mode of [split, { mode: "daily" as const }]) {
      const closed = { ...mode, ...special("closed") };
      expect(day(monday, closed)).toEqual({ slots: [], reason: "no availability" });
      expect(starts("2026-11-24", closed)).not.toEqual([]);
    }
    const single = {
      mode: "single" as const,
      singleSlots: [{ date: monday, start: "10:00", end: "12:00" }],
    };
    expect(day(monday, { ...single, ...special("closed") }).reason).toBe("no availability");
  });

  test("other hours narrow what is offered, and usual hours change nothing", () => {
    const narrowed = special("hours", ["10:30", "15:30"]);
    expect(starts(monday, { ...split, ...narrowed }).join(" ")).toBe("10:30 15:00");
    const twice = special("hours", ["09:00", "10:30"], ["16:00", "01:00"]);
    expect(starts(monday, { ...split, ...twice }).join(" ")).toBe("10:00 16:00");
    expect(starts(monday, { ...split, ...special("usual") })).toEqual(starts(monday, split));
    const elsewhen = { ...split, ...special("hours", ["19:00", "21:00"]) };
    expect(day(monday, elsewhen).reason).toBe("no availability");
  });

  test("a day that bookings leave out stays without times when it opens specially", () => {
    const closedMonday = { ...split, weekly: { ...split.weekly, monday: closedDay } };
    const opened = { ...closedMonday, ...special("hours", ["10:00", "12:00"]) };
    expect(day(monday, opened).reason).toBe("no window");
  });

  test("on the day that daylight saving starts, other hours have their real length", () => {
    const night = { daily: { startTime: "00:00", endTime: "06:00" } };
    const specialDays = [
      { date: "2026-10-04", kind: "hours" as const, windows: [{ open: "01:00", close: "04:00" }] },
    ];
    expect(starts("2026-10-04", { ...night, specialDays }).join(" ")).toBe(
      "01:00 01:30 03:00 03:30",
    );
  });
});

describe("BOOK-02 a slot starts every so many minutes, and a visit takes as long as its service", () => {
  test.each([
    [15, 32],
    [45, 10],
    [120, 4],
  ] as const)("every %i minutes", (slotLength, count) => {
    expect(starts("2026-11-21", { slotLength })).toHaveLength(count);
  });

  const braids = { durationMinutes: 720, bufferBeforeMinutes: 0, bufferAfterMinutes: 30 };

  test("twelve hours of braiding fit a long day only", () => {
    const dailyWindow = { startTime: "07:00", endTime: "20:00" };
    expect(starts("2026-11-21", { daily: dailyWindow }, { visit: braids })).toEqual([
      "07:00",
      "07:30",
      "08:00",
    ]);
    expect(day("2026-11-21", {}, { visit: braids }).reason).toBe("no availability");
  });
});

describe("BOOK-08 what is taken blocks, with the buffers of both neighbours", () => {
  const hour = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const free = (taken: Taken[], visit: Visit = hour) =>
    day("2026-11-21", { slotLength: 60 }, { visit, taken })
      .slots.filter(({ isFree }) => isFree)
      .map(({ start }) => start);

  // Sydney is eleven hours ahead.
  const noonRange = range("2026-11-21T01:00:00Z", "2026-11-21T02:00:00Z");

  test("a time that touches another is free", () => {
    expect(free([noonRange])).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
    ]);
  });

  test("a buffer after keeps the next hour free", () => {
    expect(free([noonRange], { ...hour, bufferAfterMinutes: 30 })).not.toContain("11:00");
    expect(free([noonRange], { ...hour, bufferBeforeMinutes: 30 })).not.toContain("13:00");
    expect(free([noonRange], { ...hour, bufferBeforeMinutes: 30 })).toContain("11:00");
  });

  test("taken times are listed and not free", () => {
    const { slots } = day("2026-11-21", { slotLength: 60 }, { visit: hour, taken: [noonRange] });
    expect(slots.filter(({ isFree }) => !isFree).map(({ start }) => start)).toEqual(["12:00"]);
  });
});

describe("BOOK-17 a day without a free time says why", () => {
  const now = at("2026-11-21T00:30:00Z");
  test.each([
    ["disabled", "2026-11-21", { acceptsBookings: false }],
    ["past date", "2026-11-20", {}],
    ["no window", "2026-11-22", { mode: "weekly" }],
    ["no availability", "2027-02-20", {}],
    [
      "no availability",
      "2026-11-24",
      { daysOff: [{ from: "2026-11-23", until: "2026-11-24", note: "" }] },
    ],
    ["no availability", "2026-11-22", { noticeDays: 2 }],
  ] as const)("%s", (reason, date, changes) => {
    expect(day(date, changes as Partial<Schedule>, { now })).toEqual({ slots: [], reason });
  });

  test("all taken", () => {
    const taken = [range("2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z")];
    expect(day("2026-11-21", {}, { taken, now }).reason).toBe("all taken");
  });
});

describe("BOOK-15 BOOK-16 how soon and how far ahead", () => {
  test("the past and the next five minutes are too soon", () => {
    // 11:25 in Sydney.
    expect(starts("2026-11-21", {}, { now: at("2026-11-21T00:25:00Z") })[0]).toBe("11:30");
    expect(starts("2026-11-21", {}, { now: at("2026-11-21T00:25:01Z") })[0]).toBe("12:00");
  });

  test("90 days ahead and not 91", () => {
    const now = at("2026-11-21T00:25:00Z");
    expect(day("2027-02-19", {}, { now }).reason).toBeNull();
    expect(day("2027-02-20", {}, { now }).reason).toBe("no availability");
  });

  test("notice in hours, and by calendar day", () => {
    const now = at("2026-11-21T00:00:00Z");
    expect(starts("2026-11-21", { noticeHours: 3 }, { now })[0]).toBe("14:00");
    expect(day("2026-11-21", { noticeDays: 1 }, { now }).reason).toBe("no availability");
    expect(starts("2026-11-22", { noticeDays: 1 }, { now })[0]).toBe("09:00");
  });

  test("today is the business's day: late in Sydney it is still yesterday in Perth", () => {
    const now = at("2026-11-20T14:00:00Z");
    expect(day("2026-11-20", {}, { now }).reason).toBe("past date");
    expect(day("2026-11-20", { timeZone: "Australia/Perth" }, { now }).reason).toBe(
      "no availability",
    );
  });
});

describe("X-31 only what is listed free is accepted", () => {
  test.each([
    ["09:15", "no availability"],
    ["08:30", "no availability"],
    ["12:00", "taken"],
  ])("%s is refused", (start, reason) => {
    const taken = [range("2026-11-21T01:00:00Z", "2026-11-21T02:00:00Z")];
    const found = day("2026-11-21", {}, { taken });
    expect(chooseSlot(found, { date: "2026-11-21", start })).toEqual({ ok: false, reason });
  });

  test("an instant that is not a start of the day is refused", () => {
    const choice = { date: "2026-11-21", start: "09:00", startsAt: "2026-11-21T22:00:00Z" };
    expect(chooseSlot(day("2026-11-21"), choice)).toEqual({ ok: false, reason: "no availability" });
  });
});

describe("a team", () => {
  const week = { ...makeSchedule().weekly, saturday: openDay, sunday: openDay };
  const until = (endTime: string) =>
    Object.fromEntries(Object.entries(week).map(([name, hours]) => [name, { ...hours, endTime }]));
  const ada = { ...sharedCalendar, teammateId: "ada" };
  const bintu = { ...sharedCalendar, teammateId: "bintu" };
  const hour: Visit = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const date = "2026-11-21";
  // 9 to 11 am in Sydney.
  const early = { daily: { startTime: "09:00", endTime: "11:00" }, slotLength: 60 } as const;

  const listFree = (changes: Partial<Schedule>, taken: Taken[] = []) =>
    day(date, { ...early, ...changes }, { visit: hour, taken }).slots.map(
      ({ start, freeTeammates }) => `${start} ${freeTeammates.join("+") || "-"}`,
    );

  test("a time is free while somebody is", () => {
    const first = range("2026-11-20T22:00:00Z", "2026-11-20T23:00:00Z", "ada");
    const both = [first, { ...first, teammateId: "bintu" }];
    expect(listFree({ calendars: [ada, bintu] })).toEqual(["09:00 ada+bintu", "10:00 ada+bintu"]);
    expect(listFree({ calendars: [ada, bintu] }, [first])).toEqual([
      "09:00 bintu",
      "10:00 ada+bintu",
    ]);
    expect(listFree({ calendars: [ada, bintu] }, both)).toEqual(["09:00 -", "10:00 ada+bintu"]);
  });

  test("nobody is free when every chair is taken", () => {
    const first = range("2026-11-20T22:00:00Z", "2026-11-20T23:00:00Z", "ada");
    expect(listFree({ calendars: [ada, bintu], maxVisitsAtOnce: 1 }, [first])).toEqual([
      "09:00 -",
      "10:00 ada+bintu",
    ]);
  });

  test("own hours lie within the business's, and days off are only one's own", () => {
    const short = { ...bintu, weekly: until("10:00") as Schedule["weekly"] };
    expect(listFree({ calendars: [ada, short] })).toEqual(["09:00 ada+bintu", "10:00 ada"]);
    const long = { ...bintu, weekly: until("23:00") as Schedule["weekly"] };
    expect(listFree({ calendars: [long] })).toEqual(["09:00 bintu", "10:00 bintu"]);
    const away = { ...bintu, daysOff: [{ from: date, until: date, note: "" }] };
    expect(listFree({ calendars: [ada, away] })).toEqual(["09:00 ada", "10:00 ada"]);
  });

  test("a service that nobody does can't be booked", () => {
    expect(day(date, { ...early, calendars: [] }, { visit: hour })).toEqual({
      slots: [],
      reason: "no availability",
    });
  });
});

describe("whether a visit of an hour is within the hours", () => {
  const hour: Visit = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 30 };
  const date = "2026-11-18";
  const isOpen = (time: string, changes: Partial<Schedule> = {}) =>
    isWithinHours(
      makeSchedule(changes),
      toInstant(date, time, "Australia/Sydney", "earlier"),
      hour,
    );

  test.each([
    ["09:00", true],
    ["10:07", true],
    ["16:00", true],
    ["16:01", false],
    ["08:59", false],
  ])("at %s: %s, whatever is booked and whatever notice is wanted", (time, expected) => {
    expect(isOpen(time, { noticeHours: 720 })).toBe(expected);
  });

  test("not on a day off, of the business or of whoever would do it", () => {
    const daysOff = [{ from: date, until: date, note: "" }];
    expect(isOpen("10:00", { daysOff })).toBe(false);
    expect(isOpen("10:00", { calendars: [{ ...sharedCalendar, daysOff }] })).toBe(false);
    expect(isOpen("10:00", { calendars: [] })).toBe(false);
  });
});
