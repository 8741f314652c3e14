import { z } from "zod";
import { isEmailAddress } from "../common/email-address.ts";
import { line, paragraphOrEmpty, requiredLine, text } from "../common/fields.ts";
import { ownBookingTexts } from "./own-texts.ts";
import { bookingTexts } from "./texts.ts";

export const BookingId = text(20, "Invalid booking.").regex(
  /^BOOK-[0-9A-Z]{8}$/,
  "Invalid booking.",
);

/** Of the business's own calendar. */
export const LocalDate = text(10, ownBookingTexts.dateInvalid).refine(
  isDate,
  ownBookingTexts.dateInvalid,
);

/** `2026-02-30` is no date, although it looks like one. */
function isDate(typed: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(typed)) return false;
  const instant = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
}

export const TimeOfDay = text(5, ownBookingTexts.timeInvalid).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  ownBookingTexts.timeInvalid,
);

/** The end of a window may be midnight. */
export const EndOfDay = text(5, ownBookingTexts.timeInvalid).regex(
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  ownBookingTexts.timeInvalid,
);

/** BOOK-09 */
export const CustomerName = requiredLine(120, bookingTexts.nameRequired);

/** BOOK-11; left empty it is not given. */
export const OptionalEmail = text(254, bookingTexts.emailInvalid)
  .transform((typed) => typed.normalize("NFC").trim().toLowerCase())
  .refine((typed) => typed === "" || isEmailAddress(typed), bookingTexts.emailInvalid)
  .optional();

/** BOOK-12 */
export const OptionalPhone = text(40, bookingTexts.phoneInvalid)
  .transform((typed) => typed.trim())
  .refine((typed) => typed === "" || isPhone(typed), bookingTexts.phoneInvalid)
  .optional();

/** six to fifteen digits, however they are grouped. */
function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, "").length;
  return /^\+?[\d ()[\]-]{6,}$/.test(typed) && digits >= 6 && digits <= 15;
}

export const Notes = paragraphOrEmpty(1000);

/** Why somebody cancels or declines; the other side reads it. */
export const Reason = line(500);

/** Which slot: the start as the business's clock shows it, and the instant where the clock shows it twice. */
export const SlotChoice = z.strictObject({
  date: LocalDate,
  start: text(5, bookingTexts.slotRequired).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    bookingTexts.slotRequired,
  ),
  startsAt: z.iso.datetime().optional(),
});
export type SlotChoice = z.infer<typeof SlotChoice>;
