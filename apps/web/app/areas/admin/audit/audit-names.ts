import type { AuditLine } from "@boab/contracts/admin/audit";
import { fieldLabel } from "../users/editable-fields.ts";

/** Returns the current name of a person or listing, or `gone` if it was deleted. */
export const getAuditName = (
  { names }: Pick<AuditLine, "names">,
  id: unknown,
  gone: string,
): string => (typeof id === "string" ? names[id] : undefined) ?? gone;

/** `Ebo's` */
export const toPossessive = (name: string): string => `${name}'s`;

export const listed = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

/** `yearlyDiscount` to `yearly discount` */
export const splitCamelCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `userStatus` to `user status`, with the users table's label where there is one. */
export function describeField(field: string): string {
  const label = fieldLabel(field);
  return label === field ? splitCamelCase(field) : label.toLowerCase();
}
