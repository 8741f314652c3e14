import {
  type Category,
  categories,
  slugLengths,
  slugPattern,
} from "@boab/contracts/directory/listing-fields";

/** The listing that the address of a drawn picture names; nothing is looked up. */
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
