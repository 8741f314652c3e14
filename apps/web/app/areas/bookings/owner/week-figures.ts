import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { openMinutesOfWeek, type Windows } from "../opening-windows.ts";
import { addDays } from "../times.ts";
import { leftToPay, paidOnline } from "./booking-words.ts";

export interface WeekFigures {
  bookedCents: number;
  bookings: number;
  /** Compared with the week before. */
  changeCents: number;
  bookedMinutes: number;
  openMinutes: number;
  paidCents: number;
  paidBookings: number;
  toPayCents: number;
  toPayBookings: number;
}

/** Requests aren't booked yet; whoever didn't come brought nothing. */
const isCounted = ({ bookingStatus }: BusinessBooking) =>
  bookingStatus === "confirmed" || bookingStatus === "completed";

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

/** The week's figures, counted from its bookings. */
export function countWeek(
  bookings: readonly BusinessBooking[],
  windows: Windows,
  monday: string,
): WeekFigures {
  const within = (from: string) =>
    bookings.filter(
      (booking) => isCounted(booking) && booking.date >= from && booking.date <= addDays(from, 6),
    );
  const [week, before] = [within(monday), within(addDays(monday, -7))];
  const price = ({ priceCents }: BusinessBooking) => priceCents;
  const bookedCents = sum(week, price);
  return {
    bookedCents,
    bookings: week.length,
    changeCents: bookedCents - sum(before, price),
    bookedMinutes: sum(week, ({ length }) => length),
    openMinutes: openMinutesOfWeek(windows, monday),
    paidCents: sum(week, paidOnline),
    paidBookings: week.filter((booking) => paidOnline(booking) > 0).length,
    toPayCents: sum(week, leftToPay),
    toPayBookings: week.filter((booking) => leftToPay(booking) > 0).length,
  };
}
