import type { AuditLine } from "@boab/contracts/admin/audit";
import { brand } from "@boab/contracts/common/brand";
import { capitalise } from "@boab/format/sentences";
import { type AuditSentenceInput, acts } from "./audit-acts.ts";
import { describeField, getAuditName } from "./audit-names.ts";

/** Lines written by an earlier version may contain an act that no longer exists. */
const findAct = (act: string) => Object.entries(acts).find(([name]) => name === act)?.[1];

/** The sentence comes after the actor's name. Unknown acts fall back to their own name. */
export const describeAuditLine = (line: AuditSentenceInput): string =>
  findAct(line.act)?.sentence(line) ?? `${line.act}: ${line.objectType}`;

export const getActLabel = (act: string): string => findAct(act)?.label ?? capitalise(act);

/** A line without an actor is a visitor whose write was refused, or Boab itself. */
export function getActorName({
  actorId,
  actorName,
  act,
}: Pick<AuditLine, "actorId" | "actorName" | "act">): string {
  if (actorName !== null) return actorName;
  if (actorId !== null) return "A former member";
  return act === "refused write" ? "A visitor" : brand.name;
}

/** These objects are shown by name, because their ids mean nothing to people; other ids can be read. */
const objectTerms: Record<string, { term: string; gone: string }> = {
  profile: { term: "Member", gone: "A former member" },
  business: { term: "Listing", gone: "A deleted listing" },
  "access request": { term: "Access request", gone: "All entries for this request" },
  enquiry: { term: "Message", gone: "All entries for this message" },
  upload: { term: "Document", gone: "All entries for this document" },
  store: { term: "Store", gone: "A deleted store" },
  item: { term: "Item", gone: "A deleted item" },
  video: { term: "Video", gone: "A deleted video" },
  document: { term: "Article", gone: "An article without a title" },
  booking: { term: "Booking", gone: "All entries for this booking" },
  application: { term: "Job application", gone: "All entries for this application" },
};

/** Names the object of a line; shows the id only where people can read it. */
export function describeAuditObject(line: Pick<AuditLine, "objectType" | "objectId" | "names">) {
  const { term, gone } = objectTerms[line.objectType] ?? {
    term: capitalise(line.objectType),
    gone: line.objectId ?? "Nothing specific",
  };
  return {
    term,
    text: line.objectId === null ? "Nothing specific" : getAuditName(line, line.objectId, gone),
  };
}

export interface ChangeLine {
  name: string;
  before: string | null;
  after: string;
}

const personFields: Record<string, string> = {
  userId: "Member",
  editorId: "Person",
  ownerId: "Owner",
};

function formatChangedValue(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(formatChangedValue).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** One line per changed field, with before and after where the entry has both. */
export const listChangeLines = ({
  changes,
  names,
}: Pick<AuditLine, "changes" | "names">): ChangeLine[] =>
  Object.entries(changes)
    // An id that only ties records together says nothing to a reader.
    .filter(([field]) => field in personFields || !/Id$/.test(field))
    .map(([field, value]) => {
      const person = personFields[field];
      if (person)
        return {
          name: person,
          before: null,
          after: getAuditName({ names }, value, "A former member"),
        };
      const name = capitalise(describeField(field));
      return hasBeforeAndAfter(value)
        ? { name, before: formatChangedValue(value.before), after: formatChangedValue(value.after) }
        : { name, before: null, after: formatChangedValue(value) };
    });

const hasBeforeAndAfter = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;
