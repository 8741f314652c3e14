import { toSlug } from "@boab/contracts/common/slug";
import { isReservedSlug, slugLengths, slugPattern } from "@boab/contracts/directory/listing-fields";

const cut = (slug: string, most: number) => slug.slice(0, most).replace(/-+$/, "");
const withEnd = (slug: string, end: string) =>
  `${cut(slug, slugLengths.most - end.length - 1)}-${end}`;

const isUsable = (slug: string) =>
  slug.length >= slugLengths.least &&
  slug.length <= slugLengths.most &&
  slugPattern.test(slug) &&
  !isReservedSlug(slug);

const tries = 30;

/** Slugs to try for a name, best first: the name, with its suburb, then numbered. */
export function proposals(name: string, suburb: string): string[] {
  const base = toSlug(name) || "business";
  const place = cut(toSlug(suburb), 30);
  const numbers = Array.from({ length: tries }, (_, index) => withEnd(base, String(index + 2)));
  const all = [cut(base, slugLengths.most), ...(place ? [withEnd(base, place)] : []), ...numbers];
  return [...new Set(all)].filter(isUsable);
}

export const lastResort = (name: string, random: string): string =>
  withEnd(toSlug(name) || "business", toSlug(random));
