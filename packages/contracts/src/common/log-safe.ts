/** Longer text is cut before the search, because the log only needs the start. */
const maxLength = 8_000;
const emailPattern = /[\w.%+-]{1,64}(@|%40)[\w-]{1,63}(\.[\w-]{1,63}){1,8}/gi;
const mask = "…";

/**
 * What of a URL may be logged: no query, no calendar link, and no part of the path that is a token or
 * an email. Ids, slugs and handles stay.
 */
export function toLoggedPath(url: string): string {
  const path = url.slice(0, maxLength).split(/[?#]/, 1)[0] ?? "";
  const parts = path.split("/");
  return parts
    .map((part, index) => (parts[index - 1] === "calendar" || isTokenOrEmail(part) ? mask : part))
    .join("/");
}

/** The tokens of our links have 32 characters of both cases, the provider's codes more; ids and slugs don't. */
const isTokenOrEmail = (part: string) =>
  (part.length >= 30 && /[a-z]/.test(part) && /[A-Z]/.test(part)) || /.(@|%40)/i.test(part);

/** An error's text with the emails masked: mail servers and databases repeat what they were sent. */
export const maskEmails = (text: string): string =>
  text.slice(0, maxLength).replace(emailPattern, mask);
