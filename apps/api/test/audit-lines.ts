import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** What a line says altogether, for a query of `platform.audit_entry`: with what is kept apart for as long as it is there. */
export const auditChanges = sql<object>`audit_entry.changes || coalesce((
  select detail.changes from platform.audit_personal as detail
  where detail.entry_id = audit_entry.id and detail.changes <> '{}'
), '{}')`.as("changes");

export const auditIp = sql<string | null>`(
  select host(detail.ip) from platform.audit_personal as detail
  where detail.entry_id = audit_entry.id and detail.person = audit_entry.actor_id
)`.as("ip");

/** The acts of somebody that were refused, and how many times. */
export const listRefusals = (db: Db, actorId: string) =>
  db
    .selectFrom("platform.auditEntry as entry")
    .innerJoin("platform.auditRefusals as refusals", "refusals.entryId", "entry.id")
    .select(["entry.act", "refusals.times"])
    .where("entry.actorId", "=", actorId)
    .execute();
