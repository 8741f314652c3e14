import { z } from "zod";
import { emailMaxLength, isEmailAddress } from "./email-address.ts";

/** PostgreSQL cannot store NUL, and a lone surrogate is not text. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

const describeTooLong = (max: number) => `Please use ${max} characters or fewer.`;

/**
 * Text of a request, as typed. Every text has a max length, and a longer one is refused before any other check or
 * pattern reads it, so no request can keep the server busy.
 */
export const text = (max: number, message = describeTooLong(max)) =>
  z
    .string()
    .max(max, { error: message, abort: true })
    .refine(isStorable, "Some characters can't be used here. Please remove them.");

/** One line of input: NFC, trimmed, without line breaks. */
export const line = (max: number) =>
  text(max)
    .refine((typed) => !/[\r\n]/.test(typed), "Please keep this on one line.")
    .transform((typed) => typed.normalize("NFC").trim())
    // NFC can lengthen a text.
    .refine((typed) => typed.length <= max, describeTooLong(max));

export const requiredLine = (max: number, message: string) =>
  line(max).refine((typed) => typed.length > 0, message);

/** Plain text over several lines, which may be left empty. */
export const paragraphOrEmpty = (max: number) =>
  text(max)
    .transform((typed) => typed.normalize("NFC").trim())
    // As in a line.
    .refine((typed) => typed.length <= max, describeTooLong(max));

export const paragraph = (max: number, message: string) =>
  paragraphOrEmpty(max).refine((typed) => typed.length > 0, message);

export const Email = text(emailMaxLength, "Email address is not valid.")
  .refine(isEmailAddress, "Email address is not valid.")
  .transform((email) => email.normalize("NFC").toLowerCase());

export const phoneInvalidMessage = "Phone number must be 6–15 digits, e.g. +614…";

/** People group digits as they like. We store an optional plus and 6 to 15 digits. */
export const Phone = text(40, phoneInvalidMessage)
  .transform((number) => number.replace(/[\s()[\]\p{Pd}]/gu, ""))
  .refine((number) => /^\+?\d{6,15}$/.test(number), phoneInvalidMessage);

export const Username = text(200, "3–20 chars, letters/numbers/._ only").regex(
  /^[a-z0-9._]{3,20}$/,
  "3–20 chars, letters/numbers/._ only",
);

/** The provider's user id, limited to characters that are safe in a path. */
export const UserId = text(128, "Invalid user id.").regex(
  /^[A-Za-z0-9_-]{6,128}$/,
  "Invalid user id.",
);

export const Timestamp = z.iso.datetime();

/** The token of an emailed link. */
export const LinkToken = text(64, "Invalid link.").regex(/^[A-Za-z0-9_-]{22,64}$/, "Invalid link.");

/** An opaque position in a list; only the server can read it. */
export const Cursor = text(300, "Invalid cursor.").regex(/^[A-Za-z0-9_-]+$/, "Invalid cursor.");

/** The page size, as a query parameter. */
export const pageLimit = (max: number) =>
  text(10)
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= max, `Must be from 1 to ${max}.`);
