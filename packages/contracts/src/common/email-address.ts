/** The longest address a mail server has to accept (RFC 5321). */
export const emailMaxLength = 254;

/**
 * Text, '@', text, '.', text, no spaces (AUTH-22); no stricter, so that no real address is refused. Each
 * part is looked at once: one pattern for all of it would take quadratic time on a hostile input.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailMaxLength || /\s/.test(text)) return false;
  const [name, domain, ...rest] = text.split("@");
  if (!name || !domain || rest.length > 0) return false;
  return domain.slice(1, -1).includes(".");
}
