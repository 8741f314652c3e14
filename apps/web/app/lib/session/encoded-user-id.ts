const userIdPattern = /^[A-Za-z0-9_-]{6,128}$/;
const base64Pattern = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** The user id in `/marketplace/{encodedUserId}`: base64url without padding. */
export const encodeUserId = (userId: string): string =>
  btoa(userId).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Accepts base64url and, from older links, plain base64; null when it isn't a user id. */
export function decodeUserId(encoded: string): string | null {
  if (!base64Pattern.test(encoded)) return null;
  const plain = encoded.replaceAll("-", "+").replaceAll("_", "/").replaceAll("=", "");
  try {
    const userId = atob(plain);
    return userIdPattern.test(userId) ? userId : null;
  } catch {
    return null;
  }
}
