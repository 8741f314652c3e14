import { describe, expect, test } from "vitest";
import { type DayHours, defaultDay, defaultWeekHours, type WeekHours } from "./hours.ts";
import { addCalendarDays, findOpeningNow, getLocalDate, SpecialDay } from "./special-days.ts";

const at = (day: number, hours: number, minutes = 0) => day * 1440 + hours * 60 + minutes;
const closedOn = (date: string): SpecialDay => ({ date, kind: "closed", windows: [], note: "" });
const openOn = (date: string, ...windows: SpecialDay["windows"]): SpecialDay => ({
  date,
  kind: "hours",
  windows,
  note: "",
});

const melbourne = "Australia/Melbourne";
/** Friday 25 December 2026, at an hour of Melbourne, which is eleven hours ahead. */
const christmas = (hour: number, minute = 0) => new Date(Date.UTC(2026, 11, 25, hour - 11, minute));

describe("a special day", () => {
  const second = { open: "15:00", close: "19:00" };
  test.each([
    [closedOn("2026-12-25"), true],
    [{ ...closedOn("2026-12-25"), kind: "usual" }, true],
    [openOn("2026-12-25", { open: "10:00", close: "13:00" }, second), true],
    [openOn("2026-12-25", { open: "18:00", close: "02:00" }), true],
    [openOn("2026-12-25"), false],
    [openOn("2026-12-25", { open: "10:00", close: "15:00" }, second), false],
    [openOn("2026-12-25", { open: "10:00", close: "10:00" }), false],
    [{ ...closedOn("2026-12-25"), windows: [second] }, false],
    [closedOn("2026-02-30"), false],
    [{ ...closedOn("2026-12-25"), note: "n".repeat(81) }, false],
  ])("%j is accepted: %j", (day, isAccepted) => {
    expect(SpecialDay.safeParse(day).success).toBe(isAccepted);
  });
});

describe("whether it is open on a special day", () => {
  const week: WeekHours = defaultWeekHours;
  const findOpening = (now: Date, ...specialDays: SpecialDay[]) =>
    findOpeningNow(week, specialDays, now, melbourne);

  test("is closed all day, until the next day opens", () => {
    expect(findOpening(christmas(12))).toEqual({ isOpen: true, changesAt: at(4, 17) });
    expect(findOpening(christmas(12), closedOn("2026-12-25"))).toEqual({
      isOpen: false,
      changesAt: at(5, 9),
    });
    expect(findOpening(christmas(12), closedOn("2026-12-25"), closedOn("2026-12-26"))).toEqual({
      isOpen: false,
      changesAt: at(6, 9),
    });
  });

  test("has the day's own windows", () => {
    const windows = [
      { open: "07:00", close: "08:00" },
      { open: "18:00", close: "02:00" },
    ];
    const special = openOn("2026-12-25", ...windows);
    expect(findOpening(christmas(7, 30), special)).toEqual({ isOpen: true, changesAt: at(4, 8) });
    expect(findOpening(christmas(12), special)).toEqual({ isOpen: false, changesAt: at(4, 18) });
    expect(findOpening(christmas(20), special)).toEqual({ isOpen: true, changesAt: at(5, 2) });
    expect(findOpening(christmas(25), special)).toEqual({ isOpen: true, changesAt: at(5, 2) });
    expect(findOpening(christmas(26, 30), special)).toEqual({ isOpen: false, changesAt: at(5, 9) });
  });

  test("isn't open after midnight when the evening before is cancelled", () => {
    const night: DayHours = { ...defaultDay, open: "18:00", close: "02:00" };
    const nights = Object.fromEntries(Object.keys(week).map((day) => [day, night])) as WeekHours;
    const opening = (...days: SpecialDay[]) =>
      findOpeningNow(nights, days, christmas(25), melbourne);
    expect(opening()).toEqual({ isOpen: true, changesAt: at(5, 2) });
    expect(opening(closedOn("2026-12-25"))).toEqual({ isOpen: false, changesAt: at(5, 18) });
    expect(opening(closedOn("2026-12-26"))).toEqual({ isOpen: true, changesAt: at(5, 2) });
  });

  test("follows its week where the answer was usual hours, and on every other day", () => {
    const normalDay: SpecialDay = { ...closedOn("2026-12-25"), kind: "usual" };
    expect(findOpening(christmas(12), normalDay)).toEqual({ isOpen: true, changesAt: at(4, 17) });
    expect(findOpening(christmas(36), closedOn("2026-12-25")).isOpen).toBe(true);
  });

  test("says no time when it opens in more than a week", () => {
    const holiday = Array.from({ length: 8 }, (_, index) =>
      closedOn(addCalendarDays("2026-12-25", index)),
    );
    expect(findOpening(christmas(12), ...holiday)).toEqual({
      isOpen: false,
      changesAt: null,
    });
    expect(findOpening(christmas(12), ...holiday.slice(0, 7)).changesAt).toBe(at(4, 9));
  });

  test("goes by the business's own date, also when daylight saving ends", () => {
    // Monday 5 April 2026 starts in Melbourne while it is still Sunday in Perth.
    const now = new Date("2026-04-05T15:00:00Z");
    expect(getLocalDate(now, melbourne)).toBe("2026-04-06");
    expect(getLocalDate(now, "Australia/Perth")).toBe("2026-04-05");
    // The clocks go back at three on Sunday the fifth: the hour from two comes twice.
    const open = openOn("2026-04-05", { open: "02:00", close: "03:00" });
    for (const instant of ["2026-04-04T15:30:00Z", "2026-04-04T16:30:00Z"])
      expect(findOpeningNow(week, [open], new Date(instant), melbourne).isOpen).toBe(true);
    expect(findOpeningNow(week, [open], new Date("2026-04-04T17:00:00Z"), melbourne).isOpen).toBe(
      false,
    );
    // They go forward at two on Sunday 4 October: that hour doesn't come.
    const skipped = openOn("2026-10-04", { open: "02:00", close: "03:00" });
    for (const instant of ["2026-10-03T15:59:00Z", "2026-10-03T16:00:00Z"])
      expect(findOpeningNow(week, [skipped], new Date(instant), melbourne).isOpen).toBe(false);
  });
});
