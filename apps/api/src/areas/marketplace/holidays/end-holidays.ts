import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { deleteStaleNotices, takeNotices } from "./back-notices.repository.ts";
import { storeBackEmail } from "./holiday-emails.ts";
import { endDueHolidays, findReturned } from "./holidays.repository.ts";
import { tellBackTask } from "./holidays.tasks.ts";

const staleDays = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** On the day a seller said they'd be back, the store opens by itself. */
export function endHolidays({
  db,
  clock,
  tasks,
}: Pick<MarketplaceDeps, "db" | "clock" | "tasks">): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const storeId of await endDueHolidays(tx, clock()))
      await tasks.enqueue(tx, tellBackTask, { storeId });
    await deleteStaleNotices(tx, new Date(clock().getTime() - staleDays * dayMs));
  });
}

/** Whoever asked is told once and forgotten, if the store is really back by now. */
export function tellBack(
  { db, enqueueMail, publicOrigin }: MarketplaceDeps,
  storeId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const store = await findReturned(tx, storeId);
    if (!store) return;
    const storeUrl = `${publicOrigin}/marketplace/stores/${store.slug}`;
    for (const { id, email } of await takeNotices(tx, storeId))
      await enqueueMail(tx, {
        key: `${storeBackEmail.kind}:${id}`,
        to: email,
        ...storeBackEmail.write({ storeName: store.storeName, storeUrl }),
      });
  });
}
