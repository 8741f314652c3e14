import { createHash } from "node:crypto";

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Eight letters of an id, always the same for the same seed. */
export function makeSeededLetters(seed: string): string {
  const bytes = [...createHash("sha256").update(seed).digest().subarray(0, 8)];
  return bytes.map((byte) => letters[byte % letters.length]).join("");
}
