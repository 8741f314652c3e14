import type { AuditFilters, listAudit as listAuditCall } from "@boab/contracts/admin/audit";
import type { CallResponse } from "@boab/contracts/common/call";
import { z } from "zod";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { AdminDeps } from "../deps.ts";
import { listLines } from "./audit.repository.ts";
import { collectIds, pickNames, toViewerLine } from "./audit.rules.ts";
import { findObjectNames } from "./audit-names.repository.ts";

const defaultLimit = 25;
const LineId = z.string().regex(/^\d{1,15}$/);

interface Query extends AuditFilters {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Staff read the audit log, with the names people and listings have today; nobody can change it. */
export async function listAudit(
  { db }: Pick<AdminDeps, "db">,
  viewer: Member,
  { limit = defaultLimit, cursor, ...filters }: Query,
): Promise<CallResponse<typeof listAuditCall>> {
  const rows = await listLines(db, filters, limit + 1, readPosition(cursor, LineId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const lines = shown.map(({ line }) => toViewerLine(line, viewer));
  const names = await findObjectNames(db, collectIds(lines));
  return { data: lines.map((line) => ({ ...line, names: pickNames(line, names) })), nextCursor };
}
