import { sql } from "kysely";
import { expect } from "vitest";
import type { Db, Tx } from "#platform/db/db.ts";

/** Until this many requests wait for a lock that somebody else holds. */
export async function waitForBlockedQueries(db: Db, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
        return rows[0]?.waiting;
      },
      { timeout: 5_000, interval: 10 },
    )
    .toBe(count);
}

/**
 * Holds the lock that `take` gets while `work` sends requests; they continue when `work` returns.
 */
export function whileLocked(
  db: Db,
  take: (tx: Tx) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await take(tx);
    await work();
  });
}
