/** A slug has plain letters and digits. Word separators become a hyphen, and apostrophes are dropped. */
export const toSlug = (ascii: string): string =>
  ascii
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
