import { type AuditFilters, type AuditLine, readActs } from "@boab/contracts/admin/audit";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

const columns = {
  actor: "entry.actor_id",
  act: "entry.act",
  objectType: "entry.object_type",
  objectId: "entry.object_id",
} as const;
const filters = Object.keys(columns) as (keyof typeof columns)[];

/** Written exactly as in the index, so that it is used. */
const searched = sql`lower(entry.act || ' ' || entry.object_type || ' ' || coalesce(entry.object_id, ''))`;

const escaped = (words: string) => words.toLowerCase().replace(/[\\%_]/g, "\\$&");

const contains = (words: string): RawBuilder<boolean> =>
  sql<boolean>`${searched} like ${`%${escaped(words)}%`}`;

/** With what is kept apart of people who have an account: the actor's name and address, and personal values. */
const entries = (db: Db) =>
  db
    .selectFrom("platform.audit_entry as entry")
    .leftJoin("accounts.profile as person", (join) =>
      join.onRef("person.id", "=", "entry.actor_id").on("person.deleted_at", "is", null),
    )
    .select([
      "entry.id",
      "entry.at",
      "entry.actor_id",
      "entry.act",
      "entry.object_type",
      "entry.object_id",
      sql`entry.changes || coalesce((
        select detail.changes from platform.audit_personal as detail
        where detail.entry_id = entry.id and detail.changes <> '{}'
      ), '{}')`.as("changes"),
      "entry.request_id",
      sql<string | null>`(
        select host(detail.ip) from platform.audit_personal as detail
        where detail.entry_id = entry.id and detail.person = entry.actor_id
      )`.as("ip"),
      "person.full_name",
      exactInstant("entry.at").as("exact_at"),
    ]);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>["execute"]>>[number];

type UnnamedLine = Omit<AuditLine, "names">;

const toLine = (row: EntryRow): UnnamedLine => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.full_name,
  act: row.act,
  objectType: row.object_type,
  objectId: row.object_id,
  changes: row.changes as AuditLine["changes"],
  requestId: row.request_id,
  ip: row.ip,
});

export async function listLines(
  db: Db,
  search: AuditFilters,
  limit: number,
  after: Position | undefined,
) {
  let query = entries(db).orderBy("entry.at", "desc").orderBy("entry.id", "desc").limit(limit);
  for (const filter of filters) {
    const value = search[filter];
    if (value) query = query.where(columns[filter], "=", value);
  }
  if (search.kind === "reads") query = query.where("entry.act", "in", readActs);
  if (search.kind === "changes") query = query.where("entry.act", "not in", readActs);
  if (search.q) query = query.where(contains(search.q));
  if (search.from) query = query.where("entry.at", ">=", sql<Date>`${search.from}::timestamptz`);
  if (search.to) query = query.where("entry.at", "<", sql<Date>`${search.to}::timestamptz`);
  if (after) query = query.where(standsAfter("entry.at", "entry.id", after));
  return (await query.execute()).map((row) => ({
    line: toLine(row),
    position: [row.exact_at, String(row.id)] satisfies Position,
  }));
}
