import type { AuditLine } from "@boab/contracts/admin/audit";
import { readFields } from "#lib/read-fields.ts";
import { describeField, getAuditName, joinWithAnd, toPossessive } from "./audit-names.ts";

type Line = Pick<AuditLine, "actorId" | "objectId" | "changes" | "names">;

/** The verb for each single status change. */
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

/** `banned Ebo`, or whose profile was changed and in which fields. */
export function describeProfileChange(line: Line): string {
  const isOwn = line.actorId !== null && line.actorId === line.objectId;
  const name = isOwn ? "themselves" : getAuditName(line, line.objectId, "a former member");
  const fields = Object.keys(line.changes).filter((field) => field !== "reason");
  const verb = fields.length === 1 ? findVerb(line.changes, fields[0] ?? "") : undefined;
  if (verb) return verb(name);
  const whose = isOwn ? "their own profile" : `${toPossessive(name)} profile`;
  return fields.length > 0
    ? `changed ${joinWithAnd(fields.map(describeField))} on ${whose}`
    : `changed ${whose}`;
}

function findVerb(changes: Line["changes"], field: string) {
  const { before, after } = readFields(changes[field]);
  if (field === "userStatus" && after === "Active")
    return before === "Banned"
      ? (name: string) => `unbanned ${name}`
      : (name: string) => `reactivated ${name}`;
  return verbs[field]?.[after === null ? "none" : String(after)];
}
