import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { formatClock } from "@boab/format/calendar";
import { computeEndMinutes, minutesToTime, timeToMinutes } from "../calendar-dates.ts";

export interface ProposedTime {
  date: string;
  start: string;
  minutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** The id of the booking that moves, which can't conflict with itself. */
  except?: string | undefined;
  /** How many visits there is room for at once. */
  places: number;
}

export interface TimeConflict {
  /** `Achol Garang is booked at 1:00 pm.` */
  sentence: string;
  /** The next time of the day that it fits; null when none does. */
  next: string | null;
}

interface TakenSpan {
  from: number;
  to: number;
  booking: BusinessBooking;
}

const listTakenSpans = (
  bookings: readonly BusinessBooking[],
  { date, except: exceptBookingId }: ProposedTime,
): TakenSpan[] =>
  bookings
    .filter(
      (booking) =>
        booking.bookingStatus === "confirmed" &&
        booking.date === date &&
        booking.id !== exceptBookingId,
    )
    .map((booking) => ({
      booking,
      from: timeToMinutes(booking.start) - booking.bufferBeforeMinutes,
      to: computeEndMinutes(booking.start, booking.end) + booking.bufferAfterMinutes,
    }))
    .sort((one, other) => one.from - other.from);

/** How many visits a business has room for at once: one for each of its team, if there are as many chairs or rooms. */
export const countPlaces = ({
  team,
  maxVisitsAtOnce,
}: Pick<BookingSettings, "team" | "maxVisitsAtOnce">): number =>
  Math.min(Math.max(1, team.length), maxVisitsAtOnce ?? Infinity);

/**
 * Finds the loaded booking that conflicts with a time, and the next time that fits. The server makes the final check.
 */
export function findConflict(
  proposed: ProposedTime,
  bookings: readonly BusinessBooking[],
): TimeConflict | null {
  const { minutes, bufferBeforeMinutes, bufferAfterMinutes } = proposed;
  const taken = listTakenSpans(bookings, proposed);
  // The visit that ends first makes room.
  const findClashAt = (start: number) => {
    const clashes = taken.filter(
      ({ from, to }) =>
        start - bufferBeforeMinutes < to && from < start + minutes + bufferAfterMinutes,
    );
    return clashes.length < proposed.places
      ? undefined
      : clashes.toSorted((one, other) => one.to - other.to)[0];
  };
  const first = findClashAt(timeToMinutes(proposed.start));
  if (!first) return null;
  let start = first.to + bufferBeforeMinutes;
  for (let clash = findClashAt(start); clash; clash = findClashAt(start))
    start = clash.to + bufferBeforeMinutes;
  const { customerName, start: bookedStart } = first.booking;
  return {
    sentence: `${customerName} is booked at ${formatClock(bookedStart)}.`,
    next: start + minutes <= 24 * 60 && start < 24 * 60 ? minutesToTime(start) : null,
  };
}
