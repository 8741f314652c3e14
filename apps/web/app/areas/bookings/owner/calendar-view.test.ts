import { describe, expect, test } from "vitest";
import {
  bookingSettings,
  makeBooking,
  makeBookingRequest,
  makeProposedTime,
} from "#test/bookings.ts";
import { listWeekDates } from "../opening-windows.ts";
import { describeCalendarEvent } from "./booking-view.ts";
import { formatDayNote, viewCalendar } from "./calendar-view.ts";
import { assignLanes } from "./lanes.ts";

const monday = "2026-11-16";
/** Tuesday, 12:05 pm in Perth. */
const now = new Date("2026-11-17T04:05:00Z");
const at = { now, timeZone: "Australia/Perth" };
const week = (...bookings: ReturnType<typeof makeBooking>[]) =>
  viewCalendar(listWeekDates(monday), bookings, bookingSettings, at);

describe("the week of a business", () => {
  test("closed days and days off say why, and open ones how many are booked", () => {
    const { days } = week(
      makeBooking("2026-11-17", "08:00", "10:00", { bookingStatus: "completed" }),
      makeBookingRequest("2026-11-17", "15:00", "17:00"),
    );
    expect(days.map(formatDayNote)).toEqual([
      "Closed",
      "1 booked",
      "Day off",
      "0 booked",
      "0 booked",
      "0 booked",
      "0 booked",
    ]);
    expect(days[0]?.closed).toEqual({ title: "Closed on Mondays", note: "" });
    expect(days[2]?.closed).toEqual({ title: "Day off", note: "Family graduation" });
  });

  test("its hours reach from the first opening to the last closing, and further for a late buffer", () => {
    expect(week()).toMatchObject({ fromHour: 7, toHour: 20 });
    const late = makeBooking("2026-11-17", "20:00", "22:00");
    expect(week(late)).toMatchObject({ fromHour: 7, toHour: 23 });
  });

  test.each([
    ["a visit that is on", makeBooking("2026-11-17", "10:15", "12:45"), "now"],
    ["a visit to come", makeBooking("2026-11-17", "13:00", "14:30"), "confirmed"],
    ["a request", makeBookingRequest("2026-11-17", "15:00", "17:00"), "waiting"],
    [
      "one that is done",
      makeBooking("2026-11-17", "08:00", "10:00", { bookingStatus: "completed" }),
      "done",
    ],
    [
      "one nobody came to",
      makeBooking("2026-11-17", "08:00", "10:00", { bookingStatus: "no_show" }),
      "missed",
    ],
  ])("%s", (_, booking, kind) => {
    expect(week(booking).days[1]?.events).toMatchObject([{ kind }]);
  });

  test.each(["declined", "cancelled", "expired", "held"] as const)(
    "one that is %s takes no room",
    (bookingStatus) => {
      const endedBooking = makeBooking("2026-11-17", "08:00", "10:00", { bookingStatus });
      expect(week(endedBooking).days[1]).toMatchObject({ events: [], buffers: [], booked: 0 });
    },
  );

  test("a time that somebody wants instead shows where it would be", () => {
    const booking = makeBooking("2026-11-19", "08:00", "10:00", {
      proposedTime: makeProposedTime("2026-11-20", "09:00", "11:00"),
    });
    const { days } = week(booking);
    expect(days[3]?.events).toMatchObject([{ kind: "confirmed", isMove: false }]);
    expect(days[4]?.events).toMatchObject([{ kind: "waiting", isMove: true, from: 540 }]);
    expect(days[4]?.booked).toBe(0);
  });

  test("a visit until midnight ends with the day", () => {
    const late = makeBooking("2026-11-21", "22:00", "23:00", { end: "00:00" });
    expect(week(late).days[5]?.events).toMatchObject([{ from: 1320, to: 1440 }]);
  });

  test("the line of the present stands in today's column only", () => {
    expect(week().days.map(({ nowMinute }) => nowMinute)).toEqual([
      null,
      725,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test("who hears it gets name, service, time, price and how it stands", () => {
    const [event] = week(makeBookingRequest("2026-11-17", "15:00", "17:00")).days[1]?.events ?? [];
    expect(event && describeCalendarEvent(event)).toBe(
      "Hana Tesfaye, Cornrows, adult, 3:00 to 5:00 pm, $95.00, waiting for you",
    );
  });
});

describe("what overlaps stands side by side", () => {
  const describeLanes = (...spans: [number, number][]) =>
    assignLanes(spans.map(([from, to]) => ({ from, to }))).map(
      ({ lane, lanes }) => `${lane}/${lanes}`,
    );

  test.each([
    [[[1, 2]], ["0/1"]],
    [
      [
        [1, 2],
        [2, 3],
      ],
      ["0/1", "0/1"],
    ],
    [
      [
        [1, 3],
        [2, 4],
      ],
      ["0/2", "1/2"],
    ],
    [
      [
        [1, 3],
        [2, 4],
        [3, 5],
      ],
      ["0/2", "1/2", "0/2"],
    ],
    [
      [
        [1, 9],
        [2, 3],
        [4, 5],
        [10, 11],
      ],
      ["0/2", "1/2", "1/2", "0/1"],
    ],
  ] as [[number, number][], string[]][])("%j", (spans, expected) => {
    expect(describeLanes(...spans)).toEqual(expected);
  });
});
