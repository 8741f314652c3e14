import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Migration, readMigrations } from "./migration-files.ts";

// Any constant will do, as long as every process uses the same one.
const migrationLock = 7_261_001;

/**
 * A migration that has to wait for a table makes every later query of that table wait behind it. After this long it lets
 * them pass and tries again; if the table stays in use, the release is tried again at a quieter moment.
 */
const LOCK_TIMEOUT = "400ms";
const usualPatience = { tries: 60, pauseMs: 500 };
/** Building an index beside the traffic waits for running transactions, and nobody waits for it. */
const CONCURRENT_LOCK_TIMEOUT = "10min";

const lockNotAvailable = "55P03";

interface Patience {
  tries: number;
  pauseMs: number;
}

/** Applies missing migrations under a lock, and refuses a file that was edited after it landed. */
export async function migrate(
  databaseUrl: string,
  folder: string,
  patience: Patience = usualPatience,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeTurn(client);
    const applied = await readApplied(client);
    for (const { name, hash } of migrations) {
      if (applied.has(name) && applied.get(name) !== hash)
        throw new Error(`${name} was edited after it was applied; add a new migration instead`);
    }
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration, patience);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Tries again and again: a process that waits inside PostgreSQL would hold up a concurrent index. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>(
      "select pg_try_advisory_lock($1) as is_ours",
      [migrationLock],
    );
    if (rows[0]?.is_ours) return;
    await wait(100);
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create schema if not exists migration;
    create table if not exists migration.applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migration.applied",
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

async function apply(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  try {
    if (migration.isOutsideTransaction) await applyOutside(client, migration);
    else await applyPatiently(client, migration, patience);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { tries, pauseMs }: Patience,
): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      return await applyInside(client, migration);
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
      if (!isInUse || turn >= tries) throw error;
      await wait(pauseMs);
    }
  }
}

async function applyInside(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("commit");
  } catch (error) {
    // Fails too where the connection is lost; why the migration failed matters more.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** When it is interrupted it runs again from the start, so what it left half built is removed first. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`set lock_timeout = '${CONCURRENT_LOCK_TIMEOUT}'`);
  const { rows } = await client.query<{ name: string; relname: string }>(
    `select indexrelid::regclass::text as name, relname
     from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid`,
  );
  for (const { name, relname } of rows) {
    if (migration.sql.includes(relname)) await client.query(`drop index concurrently ${name}`);
  }
  await client.query(migration.sql);
  await record(client, migration);
}

const record = (client: pg.Client, { name, hash }: Migration) =>
  client.query("insert into migration.applied (name, hash) values ($1, $2)", [name, hash]);
