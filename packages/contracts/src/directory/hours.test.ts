import { describe, expect, test } from "vitest";
import {
  type DayHours,
  defaultDay,
  defaultWeekHours,
  listOpenSpans,
  minuteOfWeek,
  openingAt,
  type Weekday,
  WeekHours,
  weekMinutes,
} from "./hours.ts";

const shut: DayHours = { ...defaultDay, closed: true };
const closedDays: WeekHours = {
  monday: shut,
  tuesday: shut,
  wednesday: shut,
  thursday: shut,
  friday: shut,
  saturday: shut,
  sunday: shut,
};
const only = (days: Partial<Record<Weekday, Partial<DayHours>>>): WeekHours => ({
  ...closedDays,
  ...Object.fromEntries(
    Object.entries(days).map(([name, day]) => [name, { ...defaultDay, ...day }]),
  ),
});
const at = (day: number, hours: number, minutes = 0) => day * 1440 + hours * 60 + minutes;

describe("DIR-HRS-01 the days of a week", () => {
  test("are open from nine to five by default", () => {
    expect(defaultWeekHours.wednesday).toEqual({
      open: "09:00",
      close: "17:00",
      closed: false,
      open24: false,
    });
    expect(listOpenSpans(defaultWeekHours)[2]).toEqual([at(2, 9), at(2, 17)]);
  });

  test.each([
    { open: "9:00" },
    { open: "24:00" },
    { close: "17:60" },
    { close: "09:00" },
    { closed: "no" },
    { lunch: "12:00" },
  ])("are refused with %j", (change) => {
    const days = { ...defaultWeekHours, friday: { ...defaultDay, ...change } };
    expect(WeekHours.safeParse(days).success).toBe(false);
  });

  test("need every day, and accept equal times where they don't count", () => {
    const { sunday: _, ...six } = defaultWeekHours;
    expect(WeekHours.safeParse(six).success).toBe(false);
    const equalTimes = { ...defaultDay, close: "09:00" };
    for (const flag of ["closed", "open24"])
      expect(
        WeekHours.safeParse({ ...defaultWeekHours, monday: { ...equalTimes, [flag]: true } })
          .success,
      ).toBe(true);
  });
});

describe("a second window of a day", () => {
  const second = { open: "15:00", close: "19:00" };
  const accepts = (day: object) =>
    WeekHours.safeParse({ ...defaultWeekHours, monday: { ...defaultDay, ...day } });

  test("opens after the first closes", () => {
    expect(accepts({ open: "10:00", close: "13:00", second }).success).toBe(true);
    for (const close of ["15:00", "16:00", "02:00"]) {
      const refused = accepts({ open: "10:00", close, second });
      expect(refused.error?.issues[0]?.path).toEqual(["monday", "second", "open"]);
    }
    expect(accepts({ close: "13:00", second: { open: "15:00", close: "15:00" } }).success).toBe(
      false,
    );
  });

  test("doesn't count on a day that is closed or open all day", () => {
    for (const flag of ["closed", "open24"])
      expect(accepts({ [flag]: true, second: { open: "08:00", close: "09:00" } }).success).toBe(
        true,
      );
    expect(listOpenSpans(only({ monday: { closed: true, second } }))).toEqual([]);
    expect(listOpenSpans(only({ monday: { open24: true, second } }))).toEqual([[0, at(1, 0)]]);
  });

  test("leaves a break, and may end the next morning", () => {
    const split = { open: "10:00", close: "13:00", second: { open: "22:00", close: "02:00" } };
    expect(listOpenSpans(only({ sunday: split }))).toEqual([
      [0, 120],
      [at(6, 10), at(6, 13)],
      [at(6, 22), weekMinutes],
    ]);
    const week = only({ monday: { open: "10:00", close: "13:00", second } });
    expect(openingAt(week, at(0, 12))).toEqual({ isOpen: true, changesAt: at(0, 13) });
    expect(openingAt(week, at(0, 14))).toEqual({ isOpen: false, changesAt: at(0, 15) });
    expect(openingAt(week, at(0, 16))).toEqual({ isOpen: true, changesAt: at(0, 19) });
  });
});

describe("the open minutes of a week", () => {
  test("extend into the next morning", () => {
    const spans = listOpenSpans(only({ friday: { open: "18:00", close: "02:00" } }));
    expect(spans).toEqual([[at(4, 18), at(5, 2)]]);
  });

  test("end at midnight when that is the closing time", () => {
    expect(listOpenSpans(only({ monday: { open: "18:00", close: "00:00" } }))).toEqual([
      [at(0, 18), at(1, 0)],
    ]);
    expect(listOpenSpans(only({ sunday: { open: "18:00", close: "00:00" } }))).toEqual([
      [at(6, 18), weekMinutes],
    ]);
  });

  test("of a Sunday night begin the week", () => {
    const spans = listOpenSpans(only({ sunday: { open: "20:00", close: "03:30" } }));
    expect(spans).toEqual([
      [0, at(0, 3, 30)],
      [at(6, 20), weekMinutes],
    ]);
  });

  test("join where one day runs into the other, and never overlap", () => {
    const late = { open: "10:00", close: "09:00" };
    const spans = listOpenSpans(only({ monday: late, tuesday: { open: "08:00", close: "12:00" } }));
    expect(spans).toEqual([[at(0, 10), at(1, 12)]]);
    const openAllDay = { open24: true };
    expect(listOpenSpans(only({ monday: openAllDay, tuesday: openAllDay }))).toEqual([
      [0, at(2, 0)],
    ]);
  });

  test("are none when all days are closed, and closed wins over open all day", () => {
    expect(listOpenSpans(closedDays)).toEqual([]);
    expect(listOpenSpans(only({ monday: { closed: true, open24: true } }))).toEqual([]);
  });
});

describe("whether it is open", () => {
  const week = only({
    monday: {},
    saturday: { open: "20:00", close: "02:00" },
    sunday: { open: "22:00", close: "01:00" },
  });

  test.each([
    ["Monday before nine", at(0, 8, 59), false, at(0, 9)],
    ["Monday at nine", at(0, 9), true, at(0, 17)],
    ["Monday at five", at(0, 17), false, at(5, 20)],
    ["Saturday night", at(6, 1, 59), true, at(6, 2)],
    ["Sunday morning", at(6, 2), false, at(6, 22)],
    ["Sunday night, into the new week", at(6, 23), true, at(0, 1)],
    ["Monday after midnight", at(0, 0, 30), true, at(0, 1)],
    ["Monday after one", at(0, 1), false, at(0, 9)],
  ])("%s", (_when, minute, isOpen, changesAt) => {
    expect(openingAt(week, minute)).toEqual({ isOpen, changesAt });
  });

  test("never changes when it is always open or never", () => {
    const always = { ...defaultDay, open24: true };
    const open = Object.fromEntries(
      Object.keys(defaultWeekHours).map((day) => [day, always]),
    ) as WeekHours;
    expect(openingAt(open, at(3, 4))).toEqual({ isOpen: true, changesAt: null });
    expect(openingAt(closedDays, at(3, 4))).toEqual({ isOpen: false, changesAt: null });
  });

  test("open until Sunday midnight ends with the week", () => {
    const days = only({ sunday: { open24: true } });
    expect(openingAt(days, at(6, 12))).toEqual({ isOpen: true, changesAt: 0 });
  });

  test("after the last opening of the week, the first one comes next", () => {
    expect(openingAt(only({ tuesday: {} }), at(5, 12))).toEqual({
      isOpen: false,
      changesAt: at(1, 9),
    });
  });
});

describe("the minute of the week", () => {
  test.each([
    ["2026-07-06T00:00:00Z", "Australia/Sydney", at(0, 10)],
    ["2026-07-06T00:00:00Z", "Australia/Perth", at(0, 8)],
    ["2026-07-06T00:00:00Z", "Australia/Darwin", at(0, 9, 30)],
    ["2026-07-05T13:59:00Z", "Australia/Brisbane", at(6, 23, 59)],
    ["2026-07-05T14:00:00Z", "Australia/Brisbane", 0],
    ["2026-01-05T00:00:00Z", "Australia/Sydney", at(0, 11)],
    ["2026-01-05T00:00:00Z", "Australia/Brisbane", at(0, 10)],
  ])("at %s in %s", (instant, zone, minute) => {
    expect(minuteOfWeek(new Date(instant), zone)).toBe(minute);
  });

  test("skips an hour when daylight saving starts, and repeats one when it ends", () => {
    const minute = (instant: string) => minuteOfWeek(new Date(instant), "Australia/Melbourne");
    expect(minute("2026-10-03T15:59:00Z")).toBe(at(6, 1, 59));
    expect(minute("2026-10-03T16:00:00Z")).toBe(at(6, 3));
    expect(minute("2026-04-04T15:30:00Z")).toBe(at(6, 2, 30));
    expect(minute("2026-04-04T16:30:00Z")).toBe(at(6, 2, 30));
  });
});
