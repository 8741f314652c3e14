import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { AuditLine } from "@boab/contracts/admin/audit";

/** IP addresses are for Admins only. */
export function lineFor(line: AuditLine, viewer: Pick<Statuses, "adminStatus">): AuditLine {
  if (isFullAdmin(viewer)) return line;
  const { ip: _, ...rest } = line;
  return rest;
}
