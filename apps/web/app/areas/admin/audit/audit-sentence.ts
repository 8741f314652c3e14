import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AuditLine } from "@boab/contracts/admin/audit";
import type { SettingKey } from "@boab/contracts/admin/settings";
import { settingShapes } from "../settings/setting-shapes.ts";
import { valueLines } from "../settings/setting-values.ts";
import { fieldLabel } from "../users/editable-fields.ts";

type Line = Pick<AuditLine, "act" | "objectType" | "objectId" | "changes">;

const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");

const sentences: Record<string, (line: Line) => string> = {
  "list users": () => "viewed the list of users",
  "update profile": ({ changes }) => {
    const fields = Object.keys(changes).map(fieldWords);
    return fields.length > 0 ? `changed ${listed(fields)} on a profile` : "changed a profile";
  },
  "close account": () => "closed an account",
  "approve access request": ({ changes }) => `approved ${requestOf(changes)}`,
  "decline access request": ({ changes }) => `declined ${requestOf(changes)}`,
  "change setting": ({ objectId, changes }) => settingSentence(objectId, changes.value),
  "mark enquiry done": () => "marked a message as done",
  "reopen enquiry": () => "reopened a message",
  "update listing": ({ changes }) =>
    `changed ${listed(Object.keys(changes).map(spaced))} on a listing`,
  "delete listing": ({ changes }) => `deleted the listing ${nameIn(changes)}`.trim(),
  "restore listing": () => "restored a deleted listing",
  "purge listing": () => "permanently deleted a listing",
  "invite editor": () => "invited someone to edit a listing",
  "accept editing": () => "became an editor of a listing",
  "remove editor": () => "removed an editor from a listing",
  "put community word": ({ objectId }) => `linked two words${wordsOf(objectId)}`,
  "remove community word": ({ objectId }) => `unlinked two words${wordsOf(objectId)}`,
  "open private document": () => "opened a private document",
  "refused write": ({ objectId }) => `was refused: ${objectId ?? "a change"}`,
};

/** The actions people can filter by. */
export const knownActs = Object.keys(sentences);

const nameIn = ({ businessName }: Line["changes"]) =>
  typeof businessName === "string" ? businessName : "";

const requestOf = ({ accessType }: Line["changes"]) => {
  const name = Object.entries(accessNames).find(([type]) => type === accessType)?.[1];
  return name ? `a request for ${name} access` : "an access request";
};

const wordsOf = (objectId: string | null) => (objectId ? `: ${objectId}` : "");

function settingSentence(key: string | null, value: unknown): string {
  if (key === null || !Object.hasOwn(settingShapes, key)) return `changed the setting ${key ?? ""}`;
  const shape = settingShapes[key as SettingKey];
  const words = spaced(key);
  if (shape.kind === "group" || shape.kind === "text") return `changed the setting ${words}`;
  return `changed the setting ${words} to ${valueLines(shape, value)[0]?.text}`;
}

/** `yearlyDiscount` to `yearly discount` */
const spaced = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Follows the actor's name. Unknown actions fall back to their own name. */
export function auditSentence(line: Line): string {
  const sentence = sentences[line.act];
  return sentence ? sentence(line) : `${line.act}: ${line.objectType}`;
}

export const auditActor = ({ actorId, actorName }: Pick<AuditLine, "actorId" | "actorName">) =>
  actorName ?? (actorId === null ? "A visitor" : "A former member");

export interface ChangeLine {
  name: string;
  before: string | null;
  after: string;
}

function asText(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(asText).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `userStatus` to `user status`, with the users table's label where there is one. */
const fieldWords = (field: string): string => {
  const label = fieldLabel(field);
  return label === field ? spaced(field) : label.toLowerCase();
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line per changed field, with before and after where the entry has both. */
export const changeLines = (changes: AuditLine["changes"]): ChangeLine[] =>
  Object.entries(changes).map(([field, value]) => {
    const name = capital(fieldWords(field));
    return isPair(value)
      ? { name, before: asText(value.before), after: asText(value.after) }
      : { name, before: null, after: asText(value) };
  });

const isPair = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;
