import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { expect, test } from "vitest";
import {
  bookingSettings,
  makeBooking,
  makeProposedTime,
  makeSuggestedTime,
} from "#test/bookings.ts";
import { describeCalendarEvent } from "./booking-view.ts";
import { viewCalendar } from "./calendar-view.ts";
import { describeHeldTime, listHeldTimesOf } from "./held-times.ts";
import { viewTeamDay } from "./team-day-view.ts";

const clock = { now: new Date("2026-11-17T04:05:00Z"), timeZone: "Australia/Perth" };
const ada = "00000000-0000-4000-8000-0000000000a1";
const bintu = "00000000-0000-4000-8000-0000000000a2";
const asked: HeldTime = {
  ...makeProposedTime("2026-11-19", "09:00", "11:00"),
  kind: "suggested",
  teammateId: ada,
  booking: { id: "BOOK-0000000A", customerName: "Adau Kuol" },
};
const offered: HeldTime = {
  ...makeProposedTime("2026-11-19", "10:00", "12:00"),
  kind: "offered",
  teammateId: bintu,
  booking: null,
};
const blocked: HeldTime = {
  ...makeProposedTime("2026-11-19", "14:00", "15:00"),
  end: "00:00",
  kind: "blocked",
  teammateId: null,
  booking: null,
};

test("times held for an answer stand beside the visits, and blocked time behind them", () => {
  const visit = makeBooking("2026-11-19", "10:00", "11:00");
  const { days, toHour } = viewCalendar(["2026-11-19", "2026-11-20"], [visit], bookingSettings, {
    ...clock,
    heldTimes: [asked, offered, blocked],
  });
  const [day, next] = days;
  expect(day?.events).toMatchObject([{ from: 600, lanes: 3 }]);
  expect(day?.held.map(({ held, lanes }) => [held.kind, lanes])).toEqual([
    ["suggested", 3],
    ["offered", 3],
  ]);
  expect(new Set([...(day?.events ?? []), ...(day?.held ?? [])].map(({ lane }) => lane)).size).toBe(
    3,
  );
  expect(day?.blocked).toMatchObject([{ from: 840, to: 1440 }]);
  expect(day?.booked).toBe(1);
  expect(next).toMatchObject({ held: [], blocked: [] });
  // Blocked until midnight, the calendar still ends with the opening hours.
  expect(toHour).toBe(20);
});

test("each person's column has what is held of theirs and of everybody's", () => {
  const person = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
  const team = [
    { ...person, id: ada, name: "Ada" },
    { ...person, id: bintu, name: "Bintu" },
  ];
  const heldTimes = [asked, offered, blocked];
  expect(listHeldTimesOf(heldTimes, ada)).toEqual([asked, blocked]);
  const { calendar } = viewTeamDay(
    "2026-11-19",
    [],
    { ...bookingSettings, team },
    {
      ...clock,
      heldTimes,
    },
  );
  expect(calendar.days.map(({ held, blocked: shut }) => [held.length, shut.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test("they are described in full, and so is a visit whose customer is asked", () => {
  expect([asked, offered, blocked].map(describeHeldTime)).toEqual([
    "Adau Kuol, asked to come then, 9:00 to 11:00 am, held",
    "Offered to the waiting list, 10:00 am to 12:00 pm, held",
    "Blocked by you, 2:00 pm to 12:00 am, held",
  ]);
  const visit = makeBooking("2026-11-18", "10:00", "11:00", {
    suggestedTime: { ...makeSuggestedTime("2026-11-19", "09:00", "11:00"), teammate: null },
  });
  const { days } = viewCalendar(["2026-11-18"], [visit], bookingSettings, clock);
  const [event] = days[0]?.events ?? [];
  expect(event && describeCalendarEvent(event)).toContain("asked to move to Thu 19 Nov, 9:00 am");
});
