import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { Tone } from "#ui/text/chip.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { formatSpan } from "../format-time.ts";
import type { CalendarEventKind, CalendarEventView } from "./calendar-view.ts";

export const eventKindLabels: Record<CalendarEventKind, string> = {
  confirmed: "Confirmed",
  now: "Here now",
  waiting: "Waiting for you",
  done: "Done",
  missed: "Didn't come",
};

export const bookingStatusChips: Record<
  BusinessBooking["bookingStatus"],
  { label: string; tone: Tone }
> = {
  held: { label: "Paying", tone: "warn" },
  unverified: { label: "Not confirmed by email", tone: "neutral" },
  requested: { label: "Waiting for you", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "ok" },
  declined: { label: "Declined", tone: "neutral" },
  cancelled: { label: "Cancelled", tone: "danger" },
  completed: { label: "Done", tone: "neutral" },
  no_show: { label: "Didn't come", tone: "danger" },
  expired: { label: "Not paid", tone: "neutral" },
};

/** How a booking stands; one whose customer is asked about another time waits for them. */
export const getStatusChip = ({
  bookingStatus,
  suggestedTime,
}: Pick<BusinessBooking, "bookingStatus" | "suggestedTime">): { label: string; tone: Tone } =>
  suggestedTime ? { label: "Asked to move", tone: "warn" } : bookingStatusChips[bookingStatus];

/** `Asked to move to Sat 21 Nov, 2:00 pm`; null unless the customer is asked about another time. */
export const describeSuggestedTime = ({
  suggestedTime,
}: Pick<BusinessBooking, "suggestedTime">): string | null =>
  suggestedTime &&
  `Asked to move to ${formatDay(suggestedTime.date)}, ${formatClock(suggestedTime.start)}`;

export const formatPrice = ({ priceCents }: Pick<BusinessBooking, "priceCents">): string =>
  priceCents === 0 ? "Free" : formatMoney(priceCents);

/** `Ada`, `Ada, asked for by name`, or `Bintu, asked for Ada by name` where the visit was given away. */
export function describeTeammate({
  teammate,
  chosenTeammate,
}: Pick<BusinessBooking, "teammate" | "chosenTeammate">): string {
  const name = teammate?.name ?? "";
  if (!chosenTeammate) return name;
  return chosenTeammate.id === teammate?.id
    ? `${name}, asked for by name`
    : `${name}, asked for ${chosenTeammate.name} by name`;
}

const describePaidState = ({ paidState }: BusinessBooking): string | null => {
  if (paidState === "paid") return "paid online";
  return paidState === "refunded" ? "refunded" : null;
};

/** Describes a calendar event in full for screen readers, because its position in the calendar isn't read out. */
export function describeCalendarEvent({
  booking,
  kind,
  isMove,
  start,
  end,
}: CalendarEventView): string {
  return [
    booking.customerName,
    describeBookedService(booking),
    booking.teammate && `with ${describeTeammate(booking)}`,
    formatSpan(start, end),
    booking.priceCents > 0 && formatMoney(booking.priceCents),
    booking.isWalkIn && "walk-in",
    describePaidState(booking),
    !isMove && describeSuggestedTime(booking)?.replace("Asked", "asked"),
    isMove ? "wants to move here" : kind !== "confirmed" && eventKindLabels[kind].toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");
}

export const computePaidOnlineCents = ({ paidCents, refundedCents }: BusinessBooking): number =>
  paidCents - refundedCents;

/** The amount to pay in person, if the visit takes place. */
export const computeLeftToPayCents = (booking: BusinessBooking): number =>
  Math.max(0, booking.priceCents - computePaidOnlineCents(booking));

const statusesNotTakingPlace = new Set<BusinessBooking["bookingStatus"]>([
  "unverified",
  "declined",
  "cancelled",
  "no_show",
  "expired",
]);
export const takesPlace = ({ bookingStatus }: Pick<BusinessBooking, "bookingStatus">): boolean =>
  !statusesNotTakingPlace.has(bookingStatus);
