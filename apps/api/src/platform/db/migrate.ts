import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Migration, readMigrations } from "./migration-files.ts";

// Any constant will do, as long as every process uses the same one.
const migrationLockKey = 7_261_001;

/**
 * A migration that waits for a table blocks every later query of that table. After this timeout it lets them pass and
 * retries; if the table stays in use, the release fails and can be retried later.
 */
const LOCK_TIMEOUT = "400ms";
const defaultRetry = { tries: 60, pauseMs: 500 };
/** Building an index concurrently waits for running transactions, but blocks nobody. */
const CONCURRENT_LOCK_TIMEOUT = "10min";

const lockNotAvailable = "55P03";

interface RetryOptions {
  tries: number;
  pauseMs: number;
}

/** Applies missing migrations under a lock, and throws if a file was edited after it was applied. */
export async function migrate(
  databaseUrl: string,
  folder: string,
  retry: RetryOptions = defaultRetry,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await waitForMigrationLock(client);
    const applied = await readAppliedMigrations(client);
    for (const { name, hash } of migrations) {
      if (applied.has(name) && applied.get(name) !== hash)
        throw new Error(`${name} was edited after it was applied; add a new migration instead`);
    }
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration, retry);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Polls for the lock, because a process that waits inside PostgreSQL would block a concurrent index build. */
async function waitForMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>(
      "select pg_try_advisory_lock($1) as is_ours",
      [migrationLockKey],
    );
    if (rows[0]?.is_ours) return;
    await wait(100);
  }
}

async function readAppliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create schema if not exists migration;
    create table if not exists migration.applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migration.applied",
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

async function apply(client: pg.Client, migration: Migration, retry: RetryOptions): Promise<void> {
  try {
    if (migration.isOutsideTransaction) await applyOutsideTransaction(client, migration);
    else await applyWithRetries(client, migration, retry);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

async function applyWithRetries(
  client: pg.Client,
  migration: Migration,
  { tries, pauseMs }: RetryOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyInTransaction(client, migration);
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
      if (!isInUse || attempt >= tries) throw error;
      await wait(pauseMs);
    }
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("commit");
  } catch (error) {
    // The rollback also fails when the connection is lost; the original error matters more.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** An interrupted migration runs again from the start, so indexes it left half built are dropped first. */
async function applyOutsideTransaction(client: pg.Client, migration: Migration): Promise<void> {
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
