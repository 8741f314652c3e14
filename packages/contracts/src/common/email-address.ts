/** RFC 5321: mail servers accept emails up to this length. */
export const emailMaxLength = 254;

/**
 * An email is text, '@', text, '.', text, without spaces (AUTH-22). The check is no stricter, so that no real email is
 * refused. It checks each part separately, because one pattern for all of it takes quadratic time on hostile input.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailMaxLength || /\s/.test(text)) return false;
  const [name, domain, ...rest] = text.split("@");
  if (!name || !domain || rest.length > 0) return false;
  return domain.slice(1, -1).includes(".");
}
