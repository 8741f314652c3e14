import {
  type Category,
  categories,
  slugLengths,
  slugPattern,
} from "@boab/contracts/directory/listing-fields";

/** Reads the listing from the image's URL, without a database lookup. */
export function parseListingFromPath(
  categorySlug: string,
  file: string,
  extension: "svg" | "png",
): { category: Category; slug: string } | undefined {
  const category = categories.find((name) => name.toLowerCase() === categorySlug);
  const slug = file.slice(0, -extension.length - 1);
  if (!category || !file.endsWith(`.${extension}`)) return undefined;
  return slug.length <= slugLengths.max && slugPattern.test(slug) ? { category, slug } : undefined;
}
