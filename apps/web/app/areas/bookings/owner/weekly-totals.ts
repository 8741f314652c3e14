import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { addDays } from "../times.ts";
import { computeLeftToPayCents, computePaidOnlineCents } from "./booking-view.ts";
import { computeTeamWeekMinutes, type TeamWindows } from "./team-hours.ts";

export interface WeeklyTotals {
  bookedCents: number;
  bookings: number;
  /** The difference to the week before. */
  changeCents: number;
  bookedMinutes: number;
  openMinutes: number;
  paidCents: number;
  paidBookings: number;
  toPayCents: number;
  toPayBookings: number;
}

/** Requests aren't booked yet, and no-shows bring no revenue. */
const countsTowardsTotals = ({ bookingStatus }: BusinessBooking) =>
  bookingStatus === "confirmed" || bookingStatus === "completed";

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

export function computeWeeklyTotals(
  bookings: readonly BusinessBooking[],
  windows: TeamWindows,
  monday: string,
): WeeklyTotals {
  const listCountedInWeek = (from: string) =>
    bookings.filter(
      (booking) =>
        countsTowardsTotals(booking) && booking.date >= from && booking.date <= addDays(from, 6),
    );
  const [week, before] = [listCountedInWeek(monday), listCountedInWeek(addDays(monday, -7))];
  const price = ({ priceCents }: BusinessBooking) => priceCents;
  const bookedCents = sum(week, price);
  return {
    bookedCents,
    // A party is one booking, however many come.
    bookings: week.filter(({ partyOf }) => partyOf === null).length,
    changeCents: bookedCents - sum(before, price),
    bookedMinutes: sum(week, ({ length }) => length),
    openMinutes: computeTeamWeekMinutes(windows, monday),
    paidCents: sum(week, computePaidOnlineCents),
    paidBookings: week.filter((booking) => computePaidOnlineCents(booking) > 0).length,
    toPayCents: sum(week, computeLeftToPayCents),
    toPayBookings: week.filter((booking) => computeLeftToPayCents(booking) > 0).length,
  };
}
