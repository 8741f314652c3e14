import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Db, makeCamelCasePlugin, plannerOptions } from "#platform/db/db.ts";
import type { DB } from "#platform/db/types.generated.ts";

interface ExplainedQuery {
  sql: string;
  /** PostgreSQL's plan, as text. */
  plan: string;
  ms: number;
}

/**
 * Explains each query of the work, with the best time of three runs, because the machine is shared.
 */
export async function explainQueries(url: string, work: (db: Db) => Promise<unknown>) {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: plannerOptions });
  // The database may be dropped before the server has noticed that this connection ended.
  pool.on("error", () => {});
  let currentRun: { sql: string; parameters: readonly unknown[]; ms: number }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [makeCamelCasePlugin()],
    log({ query: { sql, parameters }, queryDurationMillis: ms }) {
      currentRun.push({ sql, parameters, ms });
    },
  });
  try {
    const runs: (typeof currentRun)[] = [];
    for (let count = 0; count < 3; count++) {
      currentRun = [];
      await work(db);
      runs.push(currentRun);
    }
    const explainedQueries: ExplainedQuery[] = [];
    for (const [index, { sql, parameters }] of currentRun.entries()) {
      const { rows } = await pool.query(`explain (analyze, timing off) ${sql}`, [...parameters]);
      const times = runs.map((queries) => queries[index]?.ms ?? Infinity);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      explainedQueries.push({ sql, plan, ms: Math.min(...times) });
    }
    return explainedQueries;
  } finally {
    await db.destroy();
  }
}

/** How many rows the plan's sequential scans looked at, one after another. */
export function countRowsScanned(plan: string): number {
  const scans = plan.matchAll(/Seq Scan.*\(actual rows=(\d+) loops=(\d+)\)([^>]*)/g);
  return Array.from(scans, ([, rows, loops, details = ""]) => {
    const removed = /Rows Removed by Filter: (\d+)/.exec(details)?.[1] ?? 0;
    return (Number(rows) + Number(removed)) * Number(loops);
  }).reduce((sum, rows) => sum + rows, 0);
}

/** The most rows that any step of the plan read, those it threw away included. */
export function computeMaxRows(plan: string): number {
  const steps = plan.matchAll(/\(actual rows=(\d+) loops=(\d+)\)([^>]*)/g);
  const read = Array.from(steps, ([, rows, loops, details = ""]) => {
    const removed = /Rows Removed by Filter: (\d+)/.exec(details)?.[1] ?? 0;
    return (Number(rows) + Number(removed)) * Number(loops);
  });
  return Math.max(...read);
}

/** Runs statements that fill a table, without the time limit of a request. */
export async function runFillStatements(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
