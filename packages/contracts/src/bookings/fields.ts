import { z } from "zod";
import { isEmailAddress } from "../common/email-address.ts";
import { line, paragraphOrEmpty, requiredLine, text } from "../common/fields.ts";
import { bookingCopy } from "./copy.ts";

export const BookingId = text(20, "Invalid booking.").regex(
  /^BOOK-[0-9A-Z]{8}$/,
  "Invalid booking.",
);

export const WaitlistPlaceId = text(20, "Invalid place.").regex(
  /^WAIT-[0-9A-Z]{8}$/,
  "Invalid place.",
);

/** A date in the business's time zone. */
export const LocalDate = text(10, bookingCopy.dateInvalid).refine(isDate, bookingCopy.dateInvalid);

/** `2026-02-30` matches the pattern but isn't a date. */
function isDate(typed: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(typed)) return false;
  const instant = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
}

export const TimeOfDay = text(5, bookingCopy.timeInvalid).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  bookingCopy.timeInvalid,
);

/** The end of a window may be midnight. */
export const EndOfDay = text(5, bookingCopy.timeInvalid).regex(
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  bookingCopy.timeInvalid,
);

/** BOOK-09: the name is required. */
export const CustomerName = requiredLine(120, bookingCopy.nameRequired);

/** BOOK-11: an empty string means that no email was given. */
export const OptionalEmail = text(254, bookingCopy.emailInvalid)
  .transform((typed) => typed.normalize("NFC").trim().toLowerCase())
  .refine((typed) => typed === "" || isEmailAddress(typed), bookingCopy.emailInvalid)
  .optional();

/** BOOK-12: an empty string means that no phone number was given. */
export const OptionalPhone = text(40, bookingCopy.phoneInvalid)
  .transform((typed) => typed.trim())
  .refine((typed) => typed === "" || isPhone(typed), bookingCopy.phoneInvalid)
  .optional();

/** a phone number has six to fifteen digits, grouped in any way. */
function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, "").length;
  return /^\+?[\d ()[\]-]{6,}$/.test(typed) && digits >= 6 && digits <= 15;
}

export const Notes = paragraphOrEmpty(1000);

/** The reason for cancelling or declining; the other side reads it. */
export const Reason = line(500);

/** The slot's start in the business's local time. The instant is only needed when daylight saving repeats that time. */
export const SlotChoice = z.strictObject({
  date: LocalDate,
  start: text(5, bookingCopy.slotRequired).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    bookingCopy.slotRequired,
  ),
  startsAt: z.iso.datetime().optional(),
});
export type SlotChoice = z.infer<typeof SlotChoice>;

/** In a move: no longer only the times of the person who was booked by name. */
export const AnyTeammate = z.enum(["anyone"]);
