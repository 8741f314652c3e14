import { z } from "zod";
import { reservedHandles } from "../accounts/reserved-handles.ts";
import { emailMaxLength } from "../common/email-address.ts";
import { Email, Phone, phoneMessage, text } from "../common/fields.ts";
import { categories } from "./categories.ts";
import { descriptionWords } from "./limits.ts";
import { listingTexts } from "./listing-texts.ts";
import { directoryTexts } from "./texts.ts";

export { categories };
export const Category = z.enum(categories, { error: directoryTexts.categoryRequired });
export type Category = z.infer<typeof Category>;

export const BusinessId = text(20, "Invalid business id.").regex(
  /^BUS-[0-9A-Z]{8}$/,
  "Invalid business id.",
);

/** A listing's slug or its id. */
export const BusinessKey = text(80, "Invalid listing.").regex(
  /^[A-Za-z0-9-]+$/,
  "Invalid listing.",
);

/** Letters and marks of every script. */
export const BusinessName = text(80, listingTexts.nameTooLong)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/gu, " "))
  .refine((name) => name.length > 0, directoryTexts.nameRequired)
  .refine((name) => name.length <= 80, listingTexts.nameTooLong)
  .refine((name) => name === "" || /[\p{L}\p{N}]/u.test(name), directoryTexts.nameRequired)
  .refine((name) => /^[\p{L}\p{M}\p{N}'’ ]*$/u.test(name), directoryTexts.nameCharacters);

export const slugPattern = /^[a-z0-9]+(-+[a-z0-9]+)*$/;
export const slugLengths = { least: 3, most: 60 };

/** Our own pages, and anything that looks like a listing id. */
export const isReservedSlug = (slug: string): boolean =>
  reservedHandles.has(slug) || reservedSlugs.has(slug) || /^bus-[0-9a-z]{8}$/.test(slug);

const reservedSlugs: ReadonlySet<string> = new Set(
  "all create deleted hidden invitation invitations map mine near-me new saved".split(" "),
);

export const Slug = text(200, listingTexts.slugTooLong)
  // A hyphen at an end is easily lost when a link is passed on.
  .transform((slug) => slug.trim().replace(/^-+|-+$/g, ""))
  .refine((slug) => slug.length >= slugLengths.least, directoryTexts.slugTooShort)
  .refine((slug) => slug.length <= slugLengths.most, listingTexts.slugTooLong)
  .refine((slug) => slug === "" || slugPattern.test(slug), directoryTexts.slugCharacters)
  .refine((slug) => !isReservedSlug(slug), listingTexts.slugReserved);

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

export const truncateWords = (text: string, most: number): string =>
  countWords(text) <= most ? text : text.split(/\s+/u).filter(Boolean).slice(0, most).join(" ");

/** Cut to its first forty words (DIR-INFO-02). */
export const Description = text(2000)
  .transform((typed) => truncateWords(typed.normalize("NFC").trim(), descriptionWords))
  .refine((text) => text.length > 0, directoryTexts.descriptionRequired)
  .refine((text) => text.length <= 600, "Please use shorter words.");

/** Lists start with the lowest; below this is the spotlight. */
export const usualPriority = 100;
export const isSpotlight = (listingPriority: number): boolean => listingPriority < usualPriority;

const filled = (max: number, message: string, tooLong: string) =>
  text(max, tooLong).refine((typed) => typed.trim() !== "", message);

export const ListingPhone = filled(40, directoryTexts.phoneRequired, phoneMessage).pipe(Phone);
export const ListingEmail = filled(
  emailMaxLength,
  directoryTexts.emailRequired,
  "Email address is not valid.",
).pipe(Email);

const linkMost = 500;

/** A link that is safe to publish; `www.mamas.example` is taken for one too. */
export const HttpsLink = text(linkMost)
  .transform((typed) => withScheme(typed.trim()))
  .refine(isHttpsLink, listingTexts.notALink)
  .transform((text) => new URL(text).href)
  // Letters outside ASCII take six or nine characters in a link.
  .refine((link) => link.length <= linkMost, `Please use ${linkMost} characters or fewer.`);

const withScheme = (typed: string) =>
  /^[a-z]{2,20}:\/\//i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;

function isHttpsLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && !url.username && !url.password && url.hostname.includes(".");
}
