import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

interface Table {
  name: string;
  columns: string;
}

/** Audit lines cannot be deleted, and a refusal adds one of its own: only the others count. */
export const auditedActs = "audited acts";
const auditedActsQuery = `select '${auditedActs}' as name,
  (select count(*)::text from platform.audit_entry where act <> 'refused write') as print`;

const toFingerprintQuery = ({ name }: Table) => `select '${name}' as name,
  (select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) from ${name} one) as print`;

/** pg-boss writes to the partitions of its table, where no trigger of the table sees it: always compared. */
const tasksTable = "pgboss.job";

/** Notes every table that a statement writes to. Restoring does not count: triggers rest meanwhile. */
async function recordWrites(db: Db, tables: Table[]): Promise<void> {
  await sql`create unlogged table kept.written (name text not null)`.execute(db);
  await sql`
    create function kept.note_write() returns trigger language plpgsql security definer as $$
    begin
      insert into kept.written values (tg_table_schema || '.' || tg_table_name);
      return null;
    end $$`.execute(db);
  for (const { name } of tables)
    await sql
      .raw(
        `create trigger note_write after insert or update or delete or truncate on ${name}
           for each statement execute function kept.note_write()`,
      )
      .execute(db);
}

/**
 * Takes a snapshot of every area's tables and of the waiting tasks: to see what a request changed,
 * and to restore it. Only tables that were written to are compared: with all of them this would take
 * longer than the request.
 */
export async function snapshotTables(db: Db) {
  const { rows: tables } = await sql<Table>`
    select table_schema || '.' || table_name as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and (table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
        or (table_schema, table_name) = ('pgboss', 'job'))
      and (table_schema || '.' || table_name) not like 'platform.audit\\_%'
    group by 1 order by 1
  `.execute(db);
  await sql`create schema kept`.execute(db);
  for (const { name, columns } of tables)
    await sql.raw(`create table kept."${name}" as select ${columns} from ${name}`).execute(db);
  await recordWrites(db, tables);

  async function read(isIncluded: (name: string) => boolean) {
    const includedTables = tables.filter(({ name }) => isIncluded(name));
    const query = sql.raw<{ name: string; print: string }>(
      [...includedTables.map(toFingerprintQuery), auditedActsQuery].join(" union all "),
    );
    return new Map((await query.execute(db)).rows.map(({ name, print }) => [name, print]));
  }
  const known = await read(() => true);

  return {
    /** What every table holds now, to compare two moments. */
    fingerprints: () => read(() => true),
    /** How many rows every table has now. */
    async counts(): Promise<Map<string, number>> {
      const query = sql.raw<{ name: string; rows: number }>(
        tables
          .map(({ name }) => `select '${name}' as name, (select count(*) from ${name}) as rows`)
          .join(" union all "),
      );
      return new Map((await query.execute(db)).rows.map(({ name, rows }) => [name, Number(rows)]));
    },
    /** The tables that differ from the snapshot. */
    async changed(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`delete from kept.written returning name`.execute(
        db,
      );
      const written = new Set([tasksTable, ...rows.map(({ name }) => name)]);
      const now = await read((name) => written.has(name));
      return [...now.keys()].filter((name) => now.get(name) !== known.get(name));
    },
    /** Restores what a request changed. */
    async restore(changed: string[]): Promise<void> {
      if (changed.length === 0) return;
      await db.transaction().execute(async (tx) => {
        // Neither order nor append-only tables matter: the rows to restore were valid before.
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const { name, columns } of tables.filter((table) => changed.includes(table.name))) {
          await sql.raw(`delete from ${name}`).execute(tx);
          await sql
            .raw(`insert into ${name} (${columns}) select ${columns} from kept."${name}"`)
            .execute(tx);
        }
      });
      const restored = await read((name) => changed.includes(name));
      for (const [name, print] of restored) {
        if (name !== auditedActs && print !== known.get(name))
          throw new Error(`${name} was not put back`);
        known.set(name, print);
      }
    },
  };
}
