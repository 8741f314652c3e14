import type { AuditLine } from "@boab/contracts/admin/audit";
import { fieldWords, listed, nameOf, ownerOf } from "./audit-names.ts";

type Line = Pick<AuditLine, "actorId" | "objectId" | "changes" | "names">;

/** What a single new status means for the person. */
const verbs: Record<string, Record<string, (name: string) => string>> = {
  userStatus: {
    Banned: (name) => `banned ${name}`,
    Suspended: (name) => `suspended ${name}`,
    Pending: (name) => `set ${name} to pending`,
    Inactive: (name) => `set ${name} to inactive`,
  },
  adminStatus: {
    Admin: (name) => `made ${name} an admin`,
    Moderator: (name) => `made ${name} a moderator`,
    none: (name) => `removed ${name} from the team`,
  },
};

/** `banned Ebo`, or which fields of whose profile were changed. */
export function profileSentence(line: Line): string {
  const isOwn = line.actorId !== null && line.actorId === line.objectId;
  const name = isOwn ? "themselves" : nameOf(line, line.objectId, "a former member");
  const fields = Object.keys(line.changes).filter((field) => field !== "reason");
  const verb = fields.length === 1 ? verbFor(line.changes, fields[0] ?? "") : undefined;
  if (verb) return verb(name);
  const whose = isOwn ? "their own profile" : `${ownerOf(name)} profile`;
  return fields.length > 0
    ? `changed ${listed(fields.map(fieldWords))} on ${whose}`
    : `changed ${whose}`;
}

function verbFor(changes: Line["changes"], field: string) {
  const { before, after } = (changes[field] ?? {}) as { before?: unknown; after?: unknown };
  if (field === "userStatus" && after === "Active")
    return before === "Banned"
      ? (name: string) => `unbanned ${name}`
      : (name: string) => `reactivated ${name}`;
  return verbs[field]?.[after === null ? "none" : String(after)];
}
