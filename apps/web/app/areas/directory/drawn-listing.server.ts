import {
  type Category,
  categories,
  slugLengths,
  slugPattern,
} from "@boab/contracts/directory/listing-fields";

/** Reads the listing from the image's URL, without a database lookup. */
export function listingOf(
  categoryWord: string,
  file: string,
  ending: "svg" | "png",
): { category: Category; slug: string } | undefined {
  const category = categories.find((name) => name.toLowerCase() === categoryWord);
  const slug = file.slice(0, -ending.length - 1);
  if (!category || !file.endsWith(`.${ending}`)) return undefined;
  return slug.length <= slugLengths.most && slugPattern.test(slug) ? { category, slug } : undefined;
}
