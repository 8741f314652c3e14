import type { Clock } from "#platform/clock/clock.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { addViews } from "./stats.repository.ts";

export interface ViewCounter {
  /** Counts a view of a public listing. Costs nothing: views are written together later. */
  count(): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
}

const usualWaitMs = 5_000;

/**
 * Views are added up in the process and written every few seconds, and once more before it stops.
 */
export function makeViewCounter(
  { db, clock }: { db: Db; clock: Clock },
  waitMs = usualWaitMs,
): ViewCounter {
  let counted = 0;
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counted === 0) return;
    const views = counted;
    counted = 0;
    try {
      await inTransaction(db, (tx) => addViews(tx, clock(), views));
    } catch {
      // The database is down: the same views are written with the next batch.
      counted += views;
    }
  }

  return {
    count() {
      counted += 1;
      timer ??= setTimeout(flush, waitMs).unref();
    },
    flush,
  };
}
