import type { Clock } from "#platform/clock/clock.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { Logger } from "#platform/log/log.ts";
import { addViews } from "./stats.repository.ts";

export interface ViewCounter {
  /** Counts a view of a public listing in memory; views are written together later. */
  count(businessId: string): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
}

const defaultFlushDelayMs = 5_000;

/** Views are counted in memory and written every few seconds, and once more before the process stops. */
export function makeViewCounter(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  flushDelayMs = defaultFlushDelayMs,
): ViewCounter {
  let unsavedViews = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (unsavedViews.size === 0) return;
    const views = unsavedViews;
    unsavedViews = new Map();
    try {
      await inTransaction(db, (tx) => addViews(tx, clock(), views));
    } catch (err) {
      log.warn({ err }, "views were not written; they are kept for the next batch");
      for (const [id, count] of views) add(id, count);
    }
  }

  const add = (id: string, count: number) =>
    unsavedViews.set(id, (unsavedViews.get(id) ?? 0) + count);

  return {
    count(businessId) {
      add(businessId, 1);
      timer ??= setTimeout(flush, flushDelayMs).unref();
    },
    flush,
  };
}
