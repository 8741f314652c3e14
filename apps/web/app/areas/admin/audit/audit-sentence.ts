import type { AuditLine } from "@boab/contracts/admin/audit";
import { brand } from "@boab/contracts/common/brand";
import { capitalised } from "#lib/format/format.ts";
import { acts, type SentenceLine } from "./audit-acts.ts";
import { fieldWords, nameOf } from "./audit-names.ts";

/** Follows the actor's name. Unknown actions fall back to their own name. */
export const auditSentence = (line: SentenceLine): string =>
  acts[line.act]?.sentence(line) ?? `${line.act}: ${line.objectType}`;

export const actLabel = (act: string): string => acts[act]?.label ?? capitalised(act);

/** Without an actor it was a visitor who was refused, or Boab itself. */
export function auditActor({
  actorId,
  actorName,
  act,
}: Pick<AuditLine, "actorId" | "actorName" | "act">): string {
  if (actorName !== null) return actorName;
  if (actorId !== null) return "A former member";
  return act === "refused write" ? "A visitor" : brand.name;
}

/** Ids of these are names for people; other objects have an id that says something by itself. */
const objectNames: Record<string, { term: string; gone: string }> = {
  profile: { term: "Member", gone: "A former member" },
  business: { term: "Listing", gone: "A deleted listing" },
  "access request": { term: "Access request", gone: "All entries for this request" },
  enquiry: { term: "Message", gone: "All entries for this message" },
  upload: { term: "Document", gone: "All entries for this document" },
};

/** What the line is about, in words; an id only where it says something by itself. */
export function auditObject(line: Pick<AuditLine, "objectType" | "objectId" | "names">) {
  const { term, gone } = objectNames[line.objectType] ?? {
    term: capitalised(line.objectType),
    gone: line.objectId ?? "Nothing specific",
  };
  return {
    term,
    text: line.objectId === null ? "Nothing specific" : nameOf(line, line.objectId, gone),
  };
}

export interface ChangeLine {
  name: string;
  before: string | null;
  after: string;
}

const personFields: Record<string, string> = {
  userId: "Member",
  editorId: "Editor",
  ownerId: "Owner",
};

function asText(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(asText).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** One line per changed field, with before and after where the entry has both. */
export const changeLines = ({
  changes,
  names,
}: Pick<AuditLine, "changes" | "names">): ChangeLine[] =>
  Object.entries(changes)
    // An id that only ties records together says nothing to a reader.
    .filter(([field]) => field in personFields || !/Id$/.test(field))
    .map(([field, value]) => {
      const person = personFields[field];
      if (person)
        return { name: person, before: null, after: nameOf({ names }, value, "A former member") };
      const name = capitalised(fieldWords(field));
      return isPair(value)
        ? { name, before: asText(value.before), after: asText(value.after) }
        : { name, before: null, after: asText(value) };
    });

const isPair = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;
