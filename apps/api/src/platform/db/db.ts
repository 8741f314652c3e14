import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { PreparingClient } from "./prepared.ts";
import type { DB } from "./types.generated.ts";

/** `Db` is for reading. A function that writes takes `Tx`, so that a plain connection does not compile. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// Counts and identities fit into a JavaScript number here; strings would surprise every caller.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A visitor's query never uses a second core and is never worth compiling, whatever PostgreSQL estimates. Each query
 * and its index must read few rows; the tests named `*.index.test.ts` check that with `explain`.
 */
export const plannerOptions = "-c max_parallel_workers_per_gather=0 -c jit=off";

/**
 * Columns and tables are snake_case in the database and camelCase in the code. What a jsonb column holds is data and
 * keeps its own keys.
 */
export const makeCamelCasePlugin = () => new CamelCasePlugin({ maintainNestedObjectKeys: true });

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** False behind a pooler that shares connections between transactions. */
  canPrepare: boolean;
}

/**
 * Connects with a pool. When an idle connection breaks, `onConnectionLost` is called and the pool replaces it; without a listener
 * it would end the process.
 */
export function connect(
  { url, poolSize, canPrepare }: DatabaseOptions,
  onConnectionLost: (error: Error) => void,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // After 5 s without a connection the visitor has left, so the request fails instead of queueing.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "boab",
    options: plannerOptions,
    ...(canPrepare && { Client: PreparingClient }),
  });
  pool.on("error", onConnectionLost);
  // The pool only listens to idle connections. A connection that breaks between two statements of a transaction would
  // end the process too; with this listener the next statement fails and the pool replaces the connection.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [makeCamelCasePlugin()],
  });
}

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** The constraint behind a unique, exclusion or foreign key violation. */
export function findViolatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith("23")
    ? error.constraint
    : undefined;
}
