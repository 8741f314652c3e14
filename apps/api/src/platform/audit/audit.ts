import { isIP } from "node:net";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../db/db.ts";

export interface AuditLine {
  actorId: string | null;
  /** The act in the product's words, e.g. `close account`. */
  act: string;
  objectType: string;
  objectId: string | null;
  /** What nobody can be recognised by; it stays for as long as the line. */
  changes?: Record<string, unknown>;
  /** What somebody can be recognised by: names, addresses, what they wrote. Erased with their account. */
  personal?: {
    /** The id of the person, or the email of somebody without an account. */
    of: string;
    changes: Record<string, unknown>;
  };
  ip?: string;
  requestId?: string;
}

/** A proxy may forward anything as the IP address, but the column only accepts valid ones. */
const addressOf = (ip = "") => (isIP(ip) && !ip.includes("%") ? ip : null);

/**
 * Writes one line that nobody can change afterwards. No secrets, tokens or documents in `changes`.
 */
export async function writeAudit(tx: Tx, line: AuditLine): Promise<void> {
  const { id, at } = await tx
    .insertInto("platform.audit_entry")
    .values({
      actor_id: line.actorId,
      act: line.act,
      object_type: line.objectType,
      object_id: line.objectId,
      changes: JSON.stringify(line.changes ?? {}),
      request_id: line.requestId ?? null,
    })
    .returning(["id", sql<string>`at::text`.as("at")])
    .executeTakeFirstOrThrow();
  const details = personalDetails(line);
  if (details.length > 0)
    await tx
      .insertInto("platform.audit_personal")
      .values(details.map((detail) => ({ entry_id: id, entry_at: at, ...detail })))
      .execute();
}

/** One row for each person a line says something about: the actor's IP address, and whom it is about. */
function personalDetails({ actorId, personal, ip }: AuditLine) {
  const address = addressOf(ip);
  const ofActor = actorId !== null && address !== null ? [{ person: actorId, ip: address }] : [];
  if (!personal || Object.keys(personal.changes).length === 0) return ofActor;
  const about = { person: personal.of, changes: JSON.stringify(personal.changes) };
  return personal.of === actorId
    ? [{ ...about, ip: address }]
    : [...ofActor.map((detail) => ({ ...detail, changes: "{}" })), { ...about, ip: null }];
}

/** The same for somebody who only looked, outside of a transaction. */
export const auditRead = (db: Db, line: AuditLine): Promise<void> =>
  inTransaction(db, (tx) => writeAudit(tx, line));

/**
 * Erases what the log says about a person beyond that somebody with this id acted: after this the line names nobody.
 */
export async function erasePersonalAudit(tx: Tx, people: string[]): Promise<void> {
  await tx.deleteFrom("platform.audit_personal").where("person", "in", people).execute();
}

/** Makes room for the coming months and drops those that are kept no longer, as the migration defines it. */
export async function keepAudit(db: Db): Promise<void> {
  await sql`select platform.keep_audit()`.execute(db);
}

/** The IP address of a line's actor, while the account is open. */
const ipOfActor = sql<string | null>`(
  select host(detail.ip) from platform.audit_personal as detail
  where detail.entry_id = entry.id and detail.person = entry.actor_id
)`;

/**
 * What a person did, newest first, without the objects it was done to; capped at the newest lines.
 */
export async function listActsOf(db: Db, actorId: string) {
  const rows = await db
    .selectFrom("platform.audit_entry as entry")
    .select(["entry.at", "entry.act", ipOfActor.as("ip")])
    .where("entry.actor_id", "=", actorId)
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(5_000)
    .execute();
  return rows.map(({ at, act, ip }) => ({ at: at.toISOString(), act, ip }));
}
