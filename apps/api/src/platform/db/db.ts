import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { PreparingClient } from "./prepared.ts";
import type { DB } from "./types.generated.ts";

/** For reading. A function that writes takes `Tx`, so that a plain connection does not compile. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// Counts and identities fit into a JavaScript number here; strings would surprise every caller.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A visitor's query never takes a second core and is never worth compiling, whatever PostgreSQL estimates.
 * That it reads few rows is up to the query and its index: the tests named `*.index.test.ts` explain each one.
 */
export const plannerOptions = "-c max_parallel_workers_per_gather=0 -c jit=off";

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Not through a pooler that hands connections on between transactions. */
  canPrepare: boolean;
}

/**
 * A connection that breaks while it is idle is given to `onLost` and replaced when the next one is needed;
 * without a listener it would end the process.
 */
export function connect(
  { url, poolSize, canPrepare }: DatabaseOptions,
  onLost: (error: Error) => void,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // After 5 s without a connection the visitor has gone: fail instead of queueing.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "boab",
    options: plannerOptions,
    ...(canPrepare && { Client: PreparingClient }),
  });
  pool.on("error", onLost);
  // The pool listens to idle connections only. One that breaks between two statements of a transaction would end the
  // process too; like this the next statement fails, and the pool replaces it.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** The constraint behind a unique, exclusion or foreign key violation. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith("23")
    ? error.constraint
    : undefined;
}
