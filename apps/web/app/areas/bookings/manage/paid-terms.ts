import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import {
  computeFreeUntil,
  describeCancellationTerms,
} from "@boab/contracts/bookings/cancellation-terms";
import { formatDayTime } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";

/** The words that stood beside the button when it was booked. */
export const describePaidTerms = (booking: CustomerBooking, readAt: string): string[] =>
  describeTerms(
    booking,
    {
      freeUntil: new Date(booking.changeableUntil),
      isMovedByBusiness: booking.isMovedByBusiness,
    },
    readAt,
  );

/** The same for a time that its customer is about to move it to, which may be too soon to cancel for free. */
export function describeTermsAfterMove(
  booking: CustomerBooking,
  startsAt: string,
  readAt: string,
): string[] {
  const { changeNoticeHours } = booking;
  const isMovedByBusiness = false;
  const freeUntil = computeFreeUntil({
    startsAt: new Date(startsAt),
    changeNoticeHours,
    isMovedByBusiness,
  });
  return describeTerms(booking, { freeUntil, isMovedByBusiness }, readAt);
}

interface FreeTime {
  freeUntil: Date;
  isMovedByBusiness: boolean;
}

const describeTerms = (
  { timeZone, business, paidCents, dueNowCents, maxRetainedCents }: CustomerBooking,
  { freeUntil, isMovedByBusiness }: FreeTime,
  readAt: string,
) =>
  describeCancellationTerms(
    {
      freeUntil,
      isMovedByBusiness,
      timeZone,
      businessName: business.businessName,
      payment: { paidCents: paidCents || dueNowCents, maxRetainedCents },
      now: new Date(readAt),
    },
    { formatTime: formatDayTime, formatMoney },
  );
