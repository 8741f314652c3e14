import { z } from "zod";
import { reservedHandles } from "../accounts/reserved-handles.ts";
import { emailMaxLength } from "../common/email-address.ts";
import { Email, Phone, phoneInvalidMessage, text } from "../common/fields.ts";
import { hasOnlyRegisteredNameCharacters } from "./business-name.ts";
import { categories } from "./categories.ts";
import { businessFieldCopy } from "./copy.ts";
import { maxDescriptionWords } from "./limits.ts";

export { categories };
export const Category = z.enum(categories, { error: businessFieldCopy.categoryRequired });
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

/** The use cases ask the owner's setting whether the wider rule holds. */
export const BusinessName = text(80, businessFieldCopy.nameTooLong)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/gu, " "))
  .refine((name) => name.length > 0, businessFieldCopy.nameRequired)
  .refine((name) => name.length <= 80, businessFieldCopy.nameTooLong)
  .refine((name) => name === "" || /[\p{L}\p{N}]/u.test(name), businessFieldCopy.nameRequired)
  .refine(hasOnlyRegisteredNameCharacters, businessFieldCopy.nameCharacters);

export const slugPattern = /^[a-z0-9]+(-+[a-z0-9]+)*$/;
export const slugLengths = { min: 3, max: 60 };

/** Slugs are reserved for our own pages, and when they look like a listing id. */
export const isReservedSlug = (slug: string): boolean =>
  reservedHandles.has(slug) || reservedSlugs.has(slug) || /^bus-[0-9a-z]{8}$/.test(slug);

const reservedSlugs: ReadonlySet<string> = new Set(
  "all create deleted hidden invitation invitations map mine near-me new saved".split(" "),
);

export const Slug = text(200, businessFieldCopy.slugTooLong)
  // A hyphen at an end is easily lost when a link is passed on.
  .transform((slug) => slug.trim().replace(/^-+|-+$/g, ""))
  .refine((slug) => slug.length >= slugLengths.min, businessFieldCopy.slugTooShort)
  .refine((slug) => slug.length <= slugLengths.max, businessFieldCopy.slugTooLong)
  .refine((slug) => slug === "" || slugPattern.test(slug), businessFieldCopy.slugCharacters)
  .refine((slug) => !isReservedSlug(slug), businessFieldCopy.slugReserved);

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

export const truncateWords = (text: string, maxWords: number): string =>
  countWords(text) <= maxWords
    ? text
    : text.split(/\s+/u).filter(Boolean).slice(0, maxWords).join(" ");

/** The description is cut to its first forty words (DIR-INFO-02). */
export const Description = text(2000)
  .transform((typed) => truncateWords(typed.normalize("NFC").trim(), maxDescriptionWords))
  .refine((text) => text.length > 0, businessFieldCopy.descriptionRequired)
  .refine((text) => text.length <= 600, "Please use shorter words.");

/** Lists show the lowest priority first; listings below the default are spotlights. */
export const defaultPriority = 100;
export const isSpotlight = (listingPriority: number): boolean => listingPriority < defaultPriority;

const requiredText = (max: number, message: string, tooLong: string) =>
  text(max, tooLong).refine((typed) => typed.trim() !== "", message);

export const ListingPhone = requiredText(
  40,
  businessFieldCopy.phoneRequired,
  phoneInvalidMessage,
).pipe(Phone);
export const ListingEmail = requiredText(
  emailMaxLength,
  businessFieldCopy.emailRequired,
  "Email address is not valid.",
).pipe(Email);

const maxLinkLength = 500;

/** A link that is safe to publish; `www.mamas.example` is taken for one too. */
export const HttpsLink = text(maxLinkLength)
  .transform((typed) => addScheme(typed.trim()))
  .refine(isHttpsLink, businessFieldCopy.notALink)
  .transform((text) => new URL(text).href)
  // Letters outside ASCII take six or nine characters in a link.
  .refine(
    (link) => link.length <= maxLinkLength,
    `Please use ${maxLinkLength} characters or fewer.`,
  );

const addScheme = (typed: string) =>
  /^[a-z]{2,20}:\/\//i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;

function isHttpsLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && !url.username && !url.password && url.hostname.includes(".");
}
