/** Letters and marks of every script, numbers, spaces and apostrophes (DIR-WIZ-04, X-23). */
export const hasOnlySpecifiedNameCharacters = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}'’ ]*$/u.test(name);

/** The wider rule also takes the signs in registered business names; the owner's setting turns it on (X-81). */
export const hasOnlyRegisteredNameCharacters = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}'’ &.,/()+!-]*$/u.test(name);

/** The nearest name that the specified rule takes: `Zuri's Braids & Beauty` to `Zuri's Braids and Beauty`. */
export const suggestBusinessName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[&+]/g, " and ")
    .replace(/[^\p{L}\p{M}\p{N}'’ ]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, 80)
    .trim();
