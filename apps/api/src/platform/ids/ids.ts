import { createHash, randomBytes, randomInt } from "node:crypto";

// The alphabet has no 0/O and 1/I, because people read these ids out on the phone.
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Makes a product id as specified: `makeId("BUS", 8)` gives `BUS-7KQ2M9XA`. */
export function makeId(prefix: string, length: number): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${characters.join("")}`;
}

/** A secret for a mailed link: 192 random bits, safe in a URL. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

/** What we store of a secret: enough to recognise it, useless to a thief. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * The hash that we store of a signed session. It covers only the signed part: the last characters of a signature can be
 * changed without breaking it, and such a copy must not count as another session.
 */
export const hashSession = (session: string): Buffer => hashToken(session.split(".", 2).join("."));
