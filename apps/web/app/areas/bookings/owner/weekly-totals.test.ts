import { expect, test } from "vitest";
import { bookingSettings, makeBooking, makeBookingRequest } from "#test/bookings.ts";
import { formatWeekCsv } from "./week-csv.ts";
import { computeWeeklyTotals } from "./weekly-totals.ts";

const monday = "2026-11-16";
const paid = { paidCents: 52_000, priceCents: 52_000, paidState: "paid" } as const;

test("the figures count what is confirmed or done, and compare with the week before", () => {
  const figures = computeWeeklyTotals(
    [
      makeBooking("2026-11-12", "08:00", "10:00", { priceCents: 20_000 }),
      makeBooking("2026-11-17", "08:00", "10:00", { bookingStatus: "completed" }),
      makeBooking("2026-11-20", "07:00", "19:00", paid),
      makeBookingRequest("2026-11-21", "17:30", "19:30"),
      makeBooking("2026-11-21", "08:00", "10:00", { bookingStatus: "cancelled" }),
      makeBooking("2026-11-22", "12:00", "14:00", { bookingStatus: "no_show" }),
    ],
    bookingSettings,
    monday,
  );
  expect(figures).toEqual({
    bookedCents: 61_500,
    bookings: 2,
    changeCents: 41_500,
    // Ten hours on Tuesday and Thursday, thirteen on two days, five on Sunday; Wednesday is off.
    bookedMinutes: 14 * 60,
    openMinutes: 51 * 60,
    paidCents: 52_000,
    paidBookings: 1,
    toPayCents: 9500,
    toPayBookings: 1,
  });
});

test("what was refunded isn't paid, and a deposit leaves the rest to pay", () => {
  const figures = computeWeeklyTotals(
    [
      makeBooking("2026-11-17", "08:00", "10:00", { paidCents: 9500, refundedCents: 9500 }),
      makeBooking("2026-11-17", "11:00", "12:00", { paidCents: 3000 }),
    ],
    bookingSettings,
    monday,
  );
  expect(figures).toMatchObject({ paidCents: 3000, paidBookings: 1, toPayCents: 16_000 });
});

test("a name that begins like a formula is text in a spreadsheet", () => {
  const file = formatWeekCsv([
    makeBooking("2026-11-17", "08:00", "10:00", { customerName: '=HYPERLINK("x")' }),
  ]);
  expect(file.split("\r\n")[1]).toContain(`"'=HYPERLINK(""x"")"`);
});

test("a team has the hours of each of its people, as far as there are chairs", () => {
  const teammate = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
  const ada = { ...teammate, id: "00000000-0000-4000-8000-0000000000a1", name: "Ada" };
  const bintu = { ...ada, id: "00000000-0000-4000-8000-0000000000a2", name: "Bintu" };
  const openMinutes = (changes: object) =>
    computeWeeklyTotals([], { ...bookingSettings, ...changes }, monday).openMinutes;
  expect(openMinutes({ team: [ada, bintu] })).toBe(2 * 51 * 60);
  expect(openMinutes({ team: [ada, bintu], maxVisitsAtOnce: 1 })).toBe(51 * 60);
  const closed = { enabled: false, startTime: "09:00", endTime: "17:00" };
  const weekly = {
    ...bookingSettings.weekly,
    // Of the ten hours that the business is open.
    tuesday: { enabled: true, startTime: "06:00", endTime: "12:00" },
    thursday: closed,
    friday: closed,
    saturday: closed,
    sunday: closed,
  };
  expect(openMinutes({ team: [{ ...ada, weekly }] })).toBe(4 * 60);
  const daysOff = [{ from: "2026-11-17", until: "2026-11-17", note: "" }];
  expect(openMinutes({ team: [{ ...ada, weekly, daysOff }] })).toBe(0);
});
