import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { endMinutes, minutesOf, timeOf } from "../calendar-dates.ts";
import { clockTime } from "../times.ts";

export interface WantedTime {
  date: string;
  start: string;
  minutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** A booking that is about to move doesn't stand in its own way. */
  except?: string | undefined;
}

export interface TimeConflict {
  /** `Achol Garang is booked at 1:00 pm.` */
  sentence: string;
  /** The next time of the day that it fits; null when none does. */
  next: string | null;
}

interface Taken {
  from: number;
  to: number;
  booking: BusinessBooking;
}

const takenOn = (bookings: readonly BusinessBooking[], { date, except }: WantedTime): Taken[] =>
  bookings
    .filter(
      (booking) =>
        booking.bookingStatus === "confirmed" && booking.date === date && booking.id !== except,
    )
    .map((booking) => ({
      booking,
      from: minutesOf(booking.start) - booking.bufferBeforeMinutes,
      to: endMinutes(booking.start, booking.end) + booking.bufferAfterMinutes,
    }))
    .sort((one, other) => one.from - other.from);

/**
 * Whom a time would clash with, as far as the page knows, and when it fits after that. The server decides when it is
 * sent.
 */
export function findConflict(
  wanted: WantedTime,
  bookings: readonly BusinessBooking[],
): TimeConflict | null {
  const { minutes, bufferBeforeMinutes, bufferAfterMinutes } = wanted;
  const taken = takenOn(bookings, wanted);
  const clashAt = (start: number) =>
    taken.find(
      ({ from, to }) =>
        start - bufferBeforeMinutes < to && from < start + minutes + bufferAfterMinutes,
    );
  const first = clashAt(minutesOf(wanted.start));
  if (!first) return null;
  let start = first.to + bufferBeforeMinutes;
  for (let clash = clashAt(start); clash; clash = clashAt(start))
    start = clash.to + bufferBeforeMinutes;
  const { customerName, start: bookedAt } = first.booking;
  return {
    sentence: `${customerName} is booked at ${clockTime(bookedAt)}.`,
    next: start + minutes <= 24 * 60 && start < 24 * 60 ? timeOf(start) : null,
  };
}
