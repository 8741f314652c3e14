import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describeReturnedMoney } from "@boab/contracts/bookings/cancellation-terms";
import { formatClock, formatDayTime, formatWeekday } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { getFirstName } from "@boab/format/names";
import type { Tone } from "#ui/text/chip.tsx";

/** The top of a booking's page. */
export interface ManageView {
  chip: { label: string; tone: Tone };
  title: string;
  /** What happens next, or why it is over. */
  text: string | null;
  /** True while the visit may still take place. */
  isOpen: boolean;
}

/** Describes every booking status for the customer. */
export function viewManagedBooking(
  booking: CustomerBooking,
  now: Date,
  replyTime: string | null = null,
): ManageView {
  const { business, customerName, date, proposedTime, bookingStatus: status } = booking;
  const name = business.businessName;
  if (booking.suggestedTime && booking.can.answerTime)
    return {
      chip: { label: "Waiting for you", tone: "warn" },
      title:
        status === "requested" ? `${name} can do another time` : `${name} asks to move your visit`,
      text: null,
      isOpen: true,
    };
  switch (status) {
    case "unverified":
      return {
        chip: { label: "Waiting for you", tone: "warn" },
        title: "Please confirm your booking",
        text:
          booking.paymentStatus === "pay now"
            ? "This time isn't held for you until you confirm. Then we keep it while you pay."
            : `${name} hears of it once you've confirmed. This time isn't held for you until then.`,
        isOpen: false,
      };
    case "held":
      if (booking.paymentStatus === "pay later")
        return {
          chip: { label: "Waiting for you", tone: "warn" },
          title: "Please confirm your booking",
          text: formatLinkHold(booking, now),
          isOpen: false,
        };
      return {
        chip: { label: "Waiting for payment", tone: "warn" },
        title: "We're keeping your time",
        text: formatPaymentHold(booking, now),
        isOpen: true,
      };
    case "requested":
      return {
        chip: { label: "Requested", tone: "warn" },
        title: `${name} hasn't confirmed yet`,
        text: [
          describeRequestHold(booking) ??
            "You'll hear from them by email or phone. It's not confirmed yet.",
          replyTime && `They usually reply ${replyTime}.`,
        ]
          .filter(Boolean)
          .join(" "),
        isOpen: true,
      };
    case "confirmed":
      if (proposedTime)
        return {
          chip: { label: `Waiting for ${name}`, tone: "warn" },
          title: `You asked for ${formatDay(proposedTime.date)}, ${formatClock(proposedTime.start)}`,
          text: `Your time on ${formatDay(date)} is still yours. We'll email you as soon as ${name} answers.`,
          isOpen: true,
        };
      return {
        chip: { label: "Confirmed", tone: "ok" },
        title: `See you on ${formatWeekday(date)}, ${getFirstName(customerName)}`,
        text: booking.messageToCustomers || null,
        isOpen: true,
      };
    case "declined":
      return {
        chip: { label: "Declined", tone: "danger" },
        title: "That time didn't work",
        text: quoteReason(booking) ?? `${name} can't take you at that time. Please pick another.`,
        isOpen: false,
      };
    case "cancelled":
      return {
        chip: { label: "Cancelled", tone: "neutral" },
        title:
          booking.cancelledBy === "customer"
            ? "You cancelled this booking"
            : `${name} cancelled this booking`,
        text: [quoteReason(booking), describeRefund(booking)].filter(Boolean).join(" ") || null,
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
        text: [
          booking.paidCents > 0 && describeRefund(booking),
          `If that isn't right, call ${name}.`,
        ]
          .filter(Boolean)
          .join(" "),
        isOpen: false,
      };
    case "expired":
      if (booking.can.verify)
        return {
          chip: { label: "Not held any more", tone: "neutral" },
          title: "Still want this time?",
          text: "We no longer hold it for you. Confirm now and it's yours if it's still free.",
          isOpen: false,
        };
      return {
        chip: { label: "Expired", tone: "neutral" },
        title: "This time is no longer kept",
        text: `It wasn't paid for or confirmed in time. ${describeRefund(booking)}`,
        isOpen: false,
      };
  }
}

/** until when the time is held while the business answers; null where requests hold nothing. */
export const describeRequestHold = ({
  bookingStatus,
  holdExpiresAt,
  start,
  timeZone,
}: CustomerBooking): string | null =>
  bookingStatus === "requested" && holdExpiresAt
    ? `${formatClock(start)} is held for you until ${formatDayTime(holdExpiresAt, timeZone)}.`
    : null;

function formatLinkHold({ holdExpiresAt }: CustomerBooking, now: Date): string {
  const leftMs = holdExpiresAt ? Date.parse(holdExpiresAt) - now.getTime() : 0;
  const minutes = Math.max(1, Math.floor(leftMs / 60_000));
  return leftMs <= 0
    ? "Confirm now and it's yours if it's still free."
    : `Confirm within ${minutes} ${minutes === 1 ? "minute" : "minutes"} and it's yours.`;
}

function formatPaymentHold({ holdExpiresAt, dueNowCents }: CustomerBooking, now: Date): string {
  const leftMs = holdExpiresAt ? Date.parse(holdExpiresAt) - now.getTime() : 0;
  const minutes = Math.max(1, Math.floor(leftMs / 60_000));
  return leftMs <= 0
    ? "Your time to pay has run out. If you've paid, this page will update in a moment."
    : `Pay ${formatMoney(dueNowCents)} within ${minutes} ${minutes === 1 ? "minute" : "minutes"} and it's yours.`;
}

const quoteReason = ({ cancellationReason }: CustomerBooking): string | null =>
  cancellationReason ? `“${cancellationReason}”` : null;

const describeRefund = (booking: CustomerBooking): string =>
  describeReturnedMoney(booking, booking.business.businessName, { formatMoney });

const openStatuses: readonly CustomerBooking["bookingStatus"][] = [
  "held",
  "unverified",
  "requested",
  "confirmed",
];

/** Says what was paid and, for an upcoming visit, what is left to pay. */
export function describeMoney(booking: CustomerBooking): { title: string; text: string } {
  const { priceCents, paidCents, refundedCents, paymentStatus, bookingStatus } = booking;
  const netCents = paidCents - refundedCents;
  if (priceCents === 0) return { title: "Free", text: "There's nothing to pay" };
  if (refundedCents > 0)
    return {
      title: `${formatMoney(refundedCents)} refunded`,
      text: `You paid ${formatMoney(paidCents)}`,
    };
  if (!openStatuses.includes(bookingStatus))
    return netCents > 0
      ? {
          title: `${formatMoney(netCents)} paid online`,
          text: `The price was ${formatMoney(priceCents)}`,
        }
      : {
          title: formatMoney(priceCents),
          text: bookingStatus === "completed" ? "Nothing was paid online" : "Nothing was charged",
        };
  if (netCents > 0)
    return netCents >= priceCents
      ? { title: `${formatMoney(netCents)} paid`, text: "There's nothing left to pay" }
      : {
          title: `${formatMoney(priceCents - netCents)} to pay when you're there`,
          text: `You've paid a deposit of ${formatMoney(netCents)}`,
        };
  return paymentStatus === "pay now"
    ? { title: `${formatMoney(priceCents)} to pay`, text: "Nothing has been charged yet" }
    : {
        title: `${formatMoney(priceCents)} to pay when you're there`,
        text: "Nothing has been charged",
      };
}
