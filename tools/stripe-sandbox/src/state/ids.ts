import { randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** @example makeId("cus", 14) === "cus_Q8sX1vKw3yTzBd" */
export function makeId(prefix: string, length = 24): string {
  return `${prefix}_${makeRandomLetters(length)}`;
}

export function makeRandomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("");
}
