import { isIP } from "node:net";
import type { AuditAct } from "@boab/contracts/admin/audit-acts";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../db/db.ts";

export interface AuditLine {
  actorId: string | null;
  /** The act in the product's words, e.g. `close account`. */
  act: AuditAct;
  objectType: string;
  objectId: string | null;
  /** Changes that identify nobody. They stay as long as the line does. */
  changes?: Record<string, unknown>;
  /** Changes that identify somebody: names, addresses, what they wrote. They are erased with the account. */
  personal?: {
    /** The id of the person, or the email of somebody without an account. */
    of: string;
    changes: Record<string, unknown>;
  };
  ip?: string;
  requestId?: string;
}

/** A proxy may forward anything as the IP address, but the column only accepts valid ones. */
const toValidIp = (ip = "") => (isIP(ip) && !ip.includes("%") ? ip : null);

/** Writes one line that nobody can change afterwards. `changes` must not contain secrets, tokens or documents. */
export async function writeAudit(tx: Tx, line: AuditLine): Promise<void> {
  await insertLine(tx, line);
}

/**
 * Audits refused writes of a member with one line per call and hour, and counts the rest, because members with many
 * refusals would fill the log.
 */
export async function auditRefusal(tx: Tx, line: AuditLine & Refusal): Promise<void> {
  const key = { actorId: line.actorId, route: line.objectId, hour: startOfHour };
  const { isFirst } = await tx
    .insertInto("platform.auditRefusals")
    .values(key)
    .onConflict((conflict) =>
      conflict
        .columns(["actorId", "route", "hour"])
        .doUpdateSet({ times: sql`audit_refusals.times + 1` }),
    )
    // Only a row that was not there before has no version before it.
    .returning(sql<boolean>`xmax = 0`.as("isFirst"))
    .executeTakeFirstOrThrow();
  if (!isFirst) return;
  const entryId = await insertLine(tx, line);
  await tx
    .updateTable("platform.auditRefusals")
    .set({ entryId })
    .where("actorId", "=", line.actorId)
    .where("route", "=", line.objectId)
    .where("hour", "=", startOfHour)
    .execute();
}

interface Refusal {
  actorId: string;
  objectId: string;
}

const startOfHour = sql<Date>`date_trunc('hour', now(), 'UTC')`;

async function insertLine(tx: Tx, line: AuditLine) {
  const { id, at } = await tx
    .insertInto("platform.auditEntry")
    .values({
      actorId: line.actorId,
      act: line.act,
      objectType: line.objectType,
      objectId: line.objectId,
      changes: JSON.stringify(line.changes ?? {}),
      requestId: line.requestId ?? null,
    })
    .returning(["id", sql<string>`at::text`.as("at")])
    .executeTakeFirstOrThrow();
  const details = listPersonalDetails(line);
  if (details.length > 0)
    await tx
      .insertInto("platform.auditPersonal")
      .values(details.map((detail) => ({ entryId: id, entryAt: at, ...detail })))
      .execute();
  return id;
}

/** One row for each person in a line: the actor with their IP address, and the person it is about. */
function listPersonalDetails({ actorId, personal, ip }: AuditLine) {
  const ipAddress = toValidIp(ip);
  const actorDetails =
    actorId !== null && ipAddress !== null ? [{ person: actorId, ip: ipAddress }] : [];
  if (!personal || Object.keys(personal.changes).length === 0) return actorDetails;
  const about = { person: personal.of, changes: JSON.stringify(personal.changes) };
  return personal.of === actorId
    ? [{ ...about, ip: ipAddress }]
    : [...actorDetails.map((detail) => ({ ...detail, changes: "{}" })), { ...about, ip: null }];
}

/** Audits a read, which has no transaction of its own. */
export const auditRead = (db: Db, line: AuditLine): Promise<void> =>
  inTransaction(db, (tx) => writeAudit(tx, line));

/** Erases the personal details of these people from the log. The lines stay, with nothing but an id. */
export async function erasePersonalAudit(tx: Tx, people: string[]): Promise<void> {
  await tx.deleteFrom("platform.auditPersonal").where("person", "in", people).execute();
}

/** Creates the partitions of the coming months and drops those past the retention, as the migration defines. */
export async function maintainAuditPartitions(db: Db): Promise<void> {
  await sql`select platform.keep_audit()`.execute(db);
  await sql`
    delete from platform.audit_refusals where hour < date_trunc('month', now()) - interval '24 months'
  `.execute(db);
}

/** The IP address of a line's actor; null once their account is closed. */
const actorIp = sql<string | null>`(
  select host(detail.ip) from platform.audit_personal as detail
  where detail.entry_id = entry.id and detail.person = entry.actor_id
)`;

/** Lists what a person did, newest first, without the objects. Only the newest lines are included. */
export async function listActsByActor(db: Db, actorId: string) {
  const rows = await db
    .selectFrom("platform.auditEntry as entry")
    .select(["entry.at", "entry.act", actorIp.as("ip")])
    .where("entry.actorId", "=", actorId)
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(5_000)
    .execute();
  return rows.map(({ at, act, ip }) => ({ at: at.toISOString(), act, ip }));
}
