import { deleteConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { storeReopenedEmail } from "./holiday-emails.ts";
import { endDueHolidays, findReopenedStore } from "./holidays.repository.ts";
import { notifyStoreReopenedTask } from "./holidays.tasks.ts";
import { deleteUnconfirmedNotices, takeNotices } from "./store-reopening-notices.repository.ts";

const unconfirmedNoticeDays = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** Reopens the stores whose owners said they'd be back today. */
export function endHolidays({
  db,
  clock,
  tasks,
}: Pick<MarketplaceDeps, "db" | "clock" | "tasks">): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const storeId of await endDueHolidays(tx, clock()))
      await tasks.enqueue(tx, notifyStoreReopenedTask, { storeId });
    await deleteUnconfirmedNotices(tx, new Date(clock().getTime() - unconfirmedNoticeDays * dayMs));
  });
}

/** Notifies everybody who asked, once, if the store is really back. The requests are deleted. */
export function notifyStoreReopened(
  { db, enqueueMail, publicOrigin }: MarketplaceDeps,
  storeId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const store = await findReopenedStore(tx, storeId);
    if (!store) return;
    const storeUrl = `${publicOrigin}/marketplace/stores/${store.slug}`;
    for (const { id, email } of await takeNotices(tx, storeId)) {
      await enqueueMail(tx, {
        key: `${storeReopenedEmail.kind}:${id}`,
        to: email,
        ...storeReopenedEmail.write({ storeName: store.storeName, storeUrl }),
      });
      await deleteConsent(tx, { email, topic: "store-reopening", subject: storeId });
    }
  });
}
