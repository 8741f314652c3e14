import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./types.generated.ts";

/** For reading. A function that writes takes `Tx`, so that a plain connection does not compile. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// Counts and identities fit a JavaScript number here; as text they would surprise every caller.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A visitor's query reads no whole table, takes no second core from other visitors, and is not worth compiling,
 * whatever PostgreSQL guesses.
 */
export const plannerOptions =
  "-c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off";

export function connect(url: string, poolSize: number): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // A request that cannot get a connection in 5 s has lost its visitor: fail it instead of queueing.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "boab",
    options: plannerOptions,
  });
  // Without a listener, a connection cut by the server while idle would end the process.
  pool.on("error", () => {});
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** Names the constraint behind a unique, exclusion or foreign key violation. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith("23")
    ? error.constraint
    : undefined;
}
