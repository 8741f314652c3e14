import { toSlug } from "@boab/contracts/common/slug";
import { isReservedSlug, slugLengths, slugPattern } from "@boab/contracts/directory/listing-fields";

const truncateSlug = (slug: string, maxLength: number) =>
  slug.slice(0, maxLength).replace(/-+$/, "");
const appendSuffix = (slug: string, suffix: string) =>
  `${truncateSlug(slug, slugLengths.max - suffix.length - 1)}-${suffix}`;

const isUsable = (slug: string) =>
  slug.length >= slugLengths.min &&
  slug.length <= slugLengths.max &&
  slugPattern.test(slug) &&
  !isReservedSlug(slug);

const maxNumberedSlugs = 30;

/** The slugs to try for a name, best first: the name, the name with its suburb, then numbered ones. */
export function proposeSlugs(name: string, suburb: string): string[] {
  const base = toSlug(name) || "business";
  const suburbSlug = truncateSlug(toSlug(suburb), 30);
  const numberedSlugs = Array.from({ length: maxNumberedSlugs }, (_, index) =>
    appendSuffix(base, String(index + 2)),
  );
  const all = [
    truncateSlug(base, slugLengths.max),
    ...(suburbSlug ? [appendSuffix(base, suburbSlug)] : []),
    ...numberedSlugs,
  ];
  return [...new Set(all)].filter(isUsable);
}

export const makeRandomSlug = (name: string, randomSuffix: string): string =>
  appendSuffix(toSlug(name) || "business", toSlug(randomSuffix));
