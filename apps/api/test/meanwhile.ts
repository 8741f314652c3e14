import { setTimeout as wait } from "node:timers/promises";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { TestApp } from "./harness.ts";

/**
 * Runs `act` while a change made by somebody else is not committed yet, commits it, and waits for `act`. What decides
 * under the right lock sees the change.
 */
export async function actDuring<T>(
  { db }: TestApp,
  change: (tx: Tx) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const acting = Promise.withResolvers<T>();
  await inTransaction(db, async (tx) => {
    await change(tx);
    act().then(acting.resolve, acting.reject);
    // Long enough for a few queries: whoever does not wait is done by then.
    await wait(400);
  });
  return acting.promise;
}
