/**
 * Plain letters and digits; whatever separates words becomes a hyphen, an apostrophe is dropped.
 */
export const toSlug = (ascii: string): string =>
  ascii
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
