import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { getFirstName } from "@boab/format/names";

export type BookingEnding = "decline" | "decline-move" | "decline-contact" | "cancel";

export const otherReason = "Something else";

export const endReasons: Record<BookingEnding, readonly string[]> = {
  decline: ["That time is taken", "I'm away that day", "I don't offer this any more", otherReason],
  "decline-move": ["That time is taken", "I'm away that day", otherReason],
  "decline-contact": ["I can't take these bookings", otherReason],
  cancel: ["I'm unwell", "I'm away that day", "I don't offer this any more", otherReason],
};

/** The customer reads this sentence. */
export function formatReason(reason: string, message: string): string {
  const trimmedMessage = message.trim();
  return [reason !== otherReason && `${reason}.`, trimmedMessage].filter(Boolean).join(" ");
}

/** What happens next, which depends on how the customer can be reached. */
export function describeEnding(
  { customerName, customerEmail, serviceTitle, date, start, paidState }: BusinessBooking,
  ending: BookingEnding,
): string {
  const name = getFirstName(customerName);
  if (ending === "decline-contact")
    return `Every request with the same email, phone or account is declined, and every confirmed visit to come is cancelled. ${customerEmail === null ? "They left no email, so please let them know yourself." : "We'll email them about each, and what was paid goes back."}`;
  const bookingSummary = [formatDay(date), formatClock(start), serviceTitle]
    .filter(Boolean)
    .join(", ");
  const emailNotice =
    customerEmail === null
      ? `${name} left no email, so please let them know yourself.`
      : ending === "decline"
        ? `We'll email ${name} your reason and your next free times.`
        : `We'll email ${name} your reason.`;
  return [
    ending === "decline-move" ? `They keep ${bookingSummary}.` : `${bookingSummary}.`,
    emailNotice,
    ending !== "decline-move" && paidState === "paid" && "What they paid goes back to them.",
  ]
    .filter(Boolean)
    .join(" ");
}
