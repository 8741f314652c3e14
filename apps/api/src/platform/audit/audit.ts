import { isIP } from "node:net";
import type { Db, Tx } from "../db/db.ts";

export interface AuditLine {
  actorId: string | null;
  /** The act in the product's words, e.g. `close account`. */
  act: string;
  objectType: string;
  objectId: string | null;
  changes?: Record<string, unknown>;
  ip?: string;
  requestId?: string;
}

/** A proxy may forward anything as the IP address, but the column only accepts valid ones. */
const addressOf = (ip = "") => (isIP(ip) && !ip.includes("%") ? ip : null);

/**
 * Writes one line that nobody can change afterwards. No secrets, tokens or documents in `changes`.
 */
export async function writeAudit(tx: Tx, line: AuditLine): Promise<void> {
  await tx
    .insertInto("platform.audit_entry")
    .values({
      actor_id: line.actorId,
      act: line.act,
      object_type: line.objectType,
      object_id: line.objectId,
      changes: JSON.stringify(line.changes ?? {}),
      ip: addressOf(line.ip),
      request_id: line.requestId ?? null,
    })
    .execute();
}

/**
 * What a person did, newest first, without the objects it was done to; capped at the newest lines.
 */
export async function listActsOf(db: Db, actorId: string) {
  const rows = await db
    .selectFrom("platform.audit_entry")
    .select(["at", "act", "ip"])
    .where("actor_id", "=", actorId)
    .orderBy("id", "desc")
    .limit(5_000)
    .execute();
  return rows.map(({ at, act, ip }) => ({ at: at.toISOString(), act, ip }));
}
