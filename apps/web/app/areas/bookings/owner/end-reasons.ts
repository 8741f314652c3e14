import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { firstNameOf } from "#lib/format/format.ts";
import { clockTime, shortDay } from "../times.ts";

export type EndingDeed = "decline" | "decline-move" | "cancel";

export const otherReason = "Something else";

export const endReasons: Record<EndingDeed, readonly string[]> = {
  decline: ["That time is taken", "I'm away that day", "I don't offer this any more", otherReason],
  "decline-move": ["That time is taken", "I'm away that day", otherReason],
  cancel: ["I'm unwell", "I'm away that day", "I don't offer this any more", otherReason],
};

/** What the customer reads. */
export function reasonSentence(reason: string, message: string): string {
  const words = message.trim();
  return [reason !== otherReason && `${reason}.`, words].filter(Boolean).join(" ");
}

/** What happens next, which depends on how the customer can be reached. */
export function endingWords(
  { customerName, customerEmail, serviceTitle, date, start, paidState }: BusinessBooking,
  deed: EndingDeed,
): string {
  const name = firstNameOf(customerName);
  const what = [shortDay(date), clockTime(start), serviceTitle].filter(Boolean).join(", ");
  const news =
    customerEmail === null
      ? `${name} left no email, so please let them know yourself.`
      : deed === "decline"
        ? `We'll email ${name} your reason and your next free times.`
        : `We'll email ${name} your reason.`;
  return [
    deed === "decline-move" ? `They keep ${what}.` : `${what}.`,
    news,
    deed !== "decline-move" && paidState === "paid" && "What they paid goes back to them.",
  ]
    .filter(Boolean)
    .join(" ");
}
