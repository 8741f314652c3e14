import type { AuditFilters, AuditLine } from "@boab/contracts/admin/audit";
import { readingActs } from "@boab/contracts/admin/audit-acts";
import { getKeys } from "@boab/contracts/common/keys";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

const columns = {
  actor: "entry.actorId",
  act: "entry.act",
  objectType: "entry.objectType",
  objectId: "entry.objectId",
} as const;
const filters = getKeys(columns);

/** The expression has to match the index exactly, otherwise the index isn't used. */
const searchedText = sql`lower(entry.act || ' ' || entry.object_type || ' ' || coalesce(entry.object_id, ''))`;

const escapeLike = (words: string) => words.toLowerCase().replace(/[\\%_]/g, "\\$&");

const containsWords = (words: string): RawBuilder<boolean> =>
  sql<boolean>`${searchedText} like ${`%${escapeLike(words)}%`}`;

/**
 * Adds what is stored apart from the entry: the actor's name and IP address, and personal values. A closed account has
 * none.
 */
const selectEntries = (db: Db) =>
  db
    .selectFrom("platform.vAuditEntry as entry")
    .leftJoin("accounts.vPerson as person", (join) =>
      join.onRef("person.id", "=", "entry.actorId").on("person.deletedAt", "is", null),
    )
    .select([
      "entry.id",
      "entry.at",
      "entry.actorId",
      "entry.act",
      "entry.objectType",
      "entry.objectId",
      sql<AuditLine["changes"]>`entry.changes || coalesce((
        select detail.changes from platform.v_audit_personal as detail
        where detail.entry_id = entry.id and detail.changes <> '{}'
      ), '{}') || coalesce((
        select jsonb_build_object('times', refusals.times) from platform.v_audit_refusals as refusals
        where refusals.entry_id = entry.id and refusals.times > 1
      ), '{}')`.as("changes"),
      "entry.requestId",
      sql<string | null>`(
        select host(detail.ip) from platform.v_audit_personal as detail
        where detail.entry_id = entry.id and detail.person = entry.actor_id
      )`.as("ip"),
      "person.fullName",
      formatExactInstant("entry.at").as("exactAt"),
    ]);

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

type AuditLineWithoutNames = Omit<AuditLine, "names">;

const toLine = (row: EntryRow): AuditLineWithoutNames => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorName: row.fullName,
  act: row.act,
  objectType: row.objectType,
  objectId: row.objectId,
  changes: row.changes,
  requestId: row.requestId,
  ip: row.ip,
});

export async function listLines(
  db: Db,
  search: AuditFilters,
  limit: number,
  after: Position | undefined,
) {
  let query = selectEntries(db)
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(limit);
  for (const filter of filters) {
    const value = search[filter];
    if (value) query = query.where(columns[filter], "=", value);
  }
  if (search.kind === "reads") query = query.where("entry.act", "in", readingActs);
  if (search.kind === "changes") query = query.where("entry.act", "not in", readingActs);
  if (search.q) query = query.where(containsWords(search.q));
  if (search.from) query = query.where("entry.at", ">=", sql<Date>`${search.from}::timestamptz`);
  if (search.to) query = query.where("entry.at", "<", sql<Date>`${search.to}::timestamptz`);
  if (after) query = query.where(isAfterPosition("entry.at", "entry.id", after));
  return (await query.execute()).map((row) => ({
    line: toLine(row),
    position: [row.exactAt, String(row.id)] satisfies Position,
  }));
}
