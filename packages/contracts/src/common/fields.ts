import { z } from "zod";

/** PostgreSQL cannot store NUL, and a lone surrogate is not text: both are refused at the door. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

export const storable = z.string().refine(isStorable, "Please remove the unreadable characters.");

/** One line a person types: composed, trimmed, without line breaks. */
export const line = (max: number) =>
  storable
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/[\r\n]/.test(text), "Please keep this on one line.")
    .transform((text) => text.normalize("NFC").trim())
    // Some letters become two when composed.
    .refine((text) => text.length <= max, `Please use at most ${max} characters.`);

/** A required line. */
export const requiredLine = (max: number, message: string) =>
  line(max).refine((text) => text.length > 0, message);

/** Plain text over several lines. */
export const paragraph = (max: number, message: string) =>
  storable
    .max(max, `Please use at most ${max} characters.`)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => text.length > 0, message);

/** Text, '@', text, '.', text, no spaces (AUTH-22); no stricter, so that no real address is refused. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const Email = storable
  .max(254, "Email address is not valid.")
  .regex(emailPattern, "Email address is not valid.")
  .transform((address) => address.normalize("NFC").toLowerCase());

export const phoneMessage = "Phone number must be 6–15 digits, e.g. +614…";

/** People group digits as they like; kept is an optional plus and 6 to 15 digits. */
export const Phone = storable
  .max(40, phoneMessage)
  .transform((number) => number.replace(/[\s()[\]\p{Pd}]/gu, ""))
  .refine((number) => /^\+?\d{6,15}$/.test(number), phoneMessage);

export const Username = z
  .string()
  .regex(/^[a-z0-9._]{3,20}$/, "3–20 chars, letters/numbers/._ only");

/** The provider's user id; ours never leaves the alphabet that is safe in a path. */
export const UserId = z.string().regex(/^[A-Za-z0-9_-]{6,128}$/, "Not a user id.");

export const Timestamp = z.iso.datetime();

/** Opaque place in a list; the server made it and alone can read it. */
export const Cursor = z
  .string()
  .max(300)
  .regex(/^[A-Za-z0-9_-]+$/, "Not a list position.");

/** How many rows of a list one answer holds, as it stands in an address. */
export const pageLimit = (max: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= max, `From 1 to ${max}.`);
