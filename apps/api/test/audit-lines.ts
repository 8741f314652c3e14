import { sql } from "kysely";

/** What a line says altogether, for a query of `platform.audit_entry`: with what is kept apart for as long as it is there. */
export const toldChanges = sql<object>`audit_entry.changes || coalesce((
  select detail.changes from platform.audit_personal as detail
  where detail.entry_id = audit_entry.id and detail.changes <> '{}'
), '{}')`.as("changes");

export const toldIp = sql<string | null>`(
  select host(detail.ip) from platform.audit_personal as detail
  where detail.entry_id = audit_entry.id and detail.person = audit_entry.actor_id
)`.as("ip");
