import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatMoney } from "#lib/format/format.ts";
import type { Tone } from "#ui/text/chip.tsx";
import { formatSpan } from "../format-time.ts";
import type { EventKind, EventView } from "./calendar-view.ts";

export const kindWords: Record<EventKind, string> = {
  confirmed: "Confirmed",
  now: "Here now",
  waiting: "Waiting for you",
  done: "Done",
  missed: "Didn't come",
};

export const statusWords: Record<BusinessBooking["bookingStatus"], { label: string; tone: Tone }> =
  {
    held: { label: "Paying", tone: "warn" },
    requested: { label: "Waiting for you", tone: "warn" },
    confirmed: { label: "Confirmed", tone: "ok" },
    declined: { label: "Declined", tone: "neutral" },
    cancelled: { label: "Cancelled", tone: "danger" },
    completed: { label: "Done", tone: "neutral" },
    no_show: { label: "Didn't come", tone: "danger" },
    expired: { label: "Not paid", tone: "neutral" },
  };

export const priceWords = ({ priceCents }: Pick<BusinessBooking, "priceCents">): string =>
  priceCents === 0 ? "Free" : formatMoney(priceCents);

const paidWords = ({ paidState }: BusinessBooking): string | null => {
  if (paidState === "paid") return "paid online";
  return paidState === "refunded" ? "refunded" : null;
};

/** A whole sentence for those who hear it, because a box in a calendar says most by where it stands. */
export function eventWords({ booking, kind, isMove, start, end }: EventView): string {
  return [
    booking.customerName,
    booking.serviceTitle,
    formatSpan(start, end),
    booking.priceCents > 0 && formatMoney(booking.priceCents),
    booking.isWalkIn && "walk-in",
    paidWords(booking),
    isMove ? "wants to move here" : kind !== "confirmed" && kindWords[kind].toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");
}

export const paidOnline = ({ paidCents, refundedCents }: BusinessBooking): number =>
  paidCents - refundedCents;

/** What is left to pay in person, for a visit that takes place. */
export const leftToPay = (booking: BusinessBooking): number =>
  Math.max(0, booking.priceCents - paidOnline(booking));

const notTakingPlace = new Set<BusinessBooking["bookingStatus"]>([
  ...(["declined", "cancelled", "no_show", "expired"] as const),
]);
export const takesPlace = ({ bookingStatus }: Pick<BusinessBooking, "bookingStatus">): boolean =>
  !notTakingPlace.has(bookingStatus);
