import type { AuditLine } from "@boab/contracts/admin/audit";
import { getFieldLabel } from "../users/editable-fields.ts";

/** Returns the current name of a person or listing, or `gone` if it was deleted. */
export const getAuditName = (
  { names }: Pick<AuditLine, "names">,
  id: unknown,
  fallback: string,
): string => (typeof id === "string" ? names[id] : undefined) ?? fallback;

/** `Ebo's` */
export const toPossessive = (name: string): string => `${name}'s`;

export const joinWithAnd = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

/** `yearlyDiscount` to `yearly discount` */
export const splitCamelCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `userStatus` to `user status`, with the users table's label where there is one. */
export function describeField(field: string): string {
  const label = getFieldLabel(field);
  return label === field ? splitCamelCase(field) : label.toLowerCase();
}
