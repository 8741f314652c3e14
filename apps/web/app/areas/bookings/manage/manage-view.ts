import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { firstNameOf, formatMoney } from "#lib/format/format.ts";
import type { Tone } from "#ui/text/chip.tsx";
import { clockTime, longWeekdayOf, shortDay } from "../times.ts";

/** What the page of a booking says first. */
export interface ManageView {
  chip: { label: string; tone: Tone };
  title: string;
  /** What happens next, or why it is over. */
  text: string | null;
  /** It still takes place, or may. */
  isOpen: boolean;
}

/** Every state a booking can be in, in the words of whoever booked. */
export function viewManaged(booking: CustomerBooking, now: Date): ManageView {
  const { business, customerName, date, wanted, bookingStatus: status } = booking;
  const name = business.businessName;
  switch (status) {
    case "held":
      return {
        chip: { label: "Waiting for payment", tone: "warn" },
        title: "We're keeping your time",
        text: holdText(booking, now),
        isOpen: true,
      };
    case "requested":
      return {
        chip: { label: "Requested", tone: "warn" },
        title: `${name} hasn't confirmed yet`,
        text: `You'll hear from them by email or phone. Until then the time isn't yours.`,
        isOpen: true,
      };
    case "confirmed":
      if (wanted)
        return {
          chip: { label: `Waiting for ${name}`, tone: "warn" },
          title: `You asked for ${shortDay(wanted.date)}, ${clockTime(wanted.start)}`,
          text: `Your time on ${shortDay(date)} is still yours. We'll email you as soon as ${name} answers.`,
          isOpen: true,
        };
      return {
        chip: { label: "Confirmed", tone: "ok" },
        title: `See you on ${longWeekdayOf(date)}, ${firstNameOf(customerName)}`,
        text: booking.messageToCustomers || null,
        isOpen: true,
      };
    case "declined":
      return {
        chip: { label: "Declined", tone: "danger" },
        title: "That time didn't work",
        text: quoted(booking) ?? `${name} can't take you at that time. Please pick another.`,
        isOpen: false,
      };
    case "cancelled":
      return {
        chip: { label: "Cancelled", tone: "neutral" },
        title:
          booking.cancelledBy === "customer"
            ? "You cancelled this booking"
            : `${name} cancelled this booking`,
        text: [quoted(booking), refundText(booking)].filter(Boolean).join(" ") || null,
        isOpen: false,
      };
    case "completed":
      return {
        chip: { label: "Done", tone: "ok" },
        title: "Thanks for coming",
        text: `Your visit to ${name} is over. Tell others how it was with a review.`,
        isOpen: false,
      };
    case "no_show":
      return {
        chip: { label: "Missed", tone: "danger" },
        title: "You missed this visit",
        text: `If that isn't right, call ${name}.`,
        isOpen: false,
      };
    case "expired":
      return {
        chip: { label: "Expired", tone: "neutral" },
        title: "This time is no longer kept",
        text: `It wasn't paid for or confirmed in time. ${refundText(booking)}`,
        isOpen: false,
      };
  }
}

function holdText({ holdExpiresAt, dueNowCents }: CustomerBooking, now: Date): string {
  const left = holdExpiresAt ? Date.parse(holdExpiresAt) - now.getTime() : 0;
  const minutes = Math.max(1, Math.floor(left / 60_000));
  return left <= 0
    ? "Your time to pay has run out. If you've paid, this page will update in a moment."
    : `Pay ${formatMoney(dueNowCents)} within ${minutes} ${minutes === 1 ? "minute" : "minutes"} and it's yours.`;
}

const quoted = ({ cancellationReason }: CustomerBooking): string | null =>
  cancellationReason ? `“${cancellationReason}”` : null;

function refundText({ paidCents, refundedCents }: CustomerBooking): string {
  if (paidCents === 0) return "Nothing was charged.";
  return refundedCents > 0
    ? `${formatMoney(refundedCents)} is going back to your card.`
    : "Your payment isn't refunded, because it was cancelled too late.";
}

const openStatuses: readonly CustomerBooking["bookingStatus"][] = [
  "held",
  "requested",
  "confirmed",
];

/** What was paid and, for a visit that is still to come, what is left to pay. */
export function moneyOf(booking: CustomerBooking): { title: string; text: string } {
  const { priceCents, paidCents, refundedCents, paymentStatus, bookingStatus } = booking;
  const kept = paidCents - refundedCents;
  if (priceCents === 0) return { title: "Free", text: "There's nothing to pay" };
  if (refundedCents > 0)
    return {
      title: `${formatMoney(refundedCents)} refunded`,
      text: `You paid ${formatMoney(paidCents)}`,
    };
  if (!openStatuses.includes(bookingStatus))
    return kept > 0
      ? {
          title: `${formatMoney(kept)} paid online`,
          text: `The price was ${formatMoney(priceCents)}`,
        }
      : {
          title: formatMoney(priceCents),
          text: bookingStatus === "completed" ? "Nothing was paid online" : "Nothing was charged",
        };
  if (kept > 0)
    return kept >= priceCents
      ? { title: `${formatMoney(kept)} paid`, text: "There's nothing left to pay" }
      : {
          title: `${formatMoney(priceCents - kept)} to pay when you're there`,
          text: `You've paid a deposit of ${formatMoney(kept)}`,
        };
  return paymentStatus === "pay now"
    ? { title: `${formatMoney(priceCents)} to pay`, text: "Nothing has been charged yet" }
    : {
        title: `${formatMoney(priceCents)} to pay when you're there`,
        text: "Nothing has been charged",
      };
}
