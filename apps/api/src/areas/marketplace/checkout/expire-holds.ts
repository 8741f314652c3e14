import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import {
  eraseOldCheckoutRecipients,
  listCheckoutIdsWithDueLines,
  listDueCheckoutIds,
} from "./checkouts.repository.ts";
import { releaseDueLines } from "./release-stock.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { withLockedCheckout } from "./with-locked-checkout.ts";

const batchSize = 500;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Ends holds that nobody paid in time: the provider's page is closed and the stock is returned, unless somebody paid. A
 * failed checkout is retried a minute later and does not block the others.
 */
export async function expireHolds(deps: MarketplaceDeps): Promise<void> {
  for (const id of await listDueCheckoutIds(deps.db, deps.clock(), batchSize))
    try {
      await deps.orderPayments.closePage(id);
      await syncCheckout(deps, id);
    } catch (error) {
      deps.log.error({ checkoutId: id, err: error }, "could not end a hold");
    }
  for (const id of await listCheckoutIdsWithDueLines(deps.db, deps.clock(), batchSize))
    await endHolds(deps, id);
  const endedBefore = new Date(deps.clock().getTime() - weekMs);
  const eraseBatch = () =>
    inTransaction(deps.db, (tx) => eraseOldCheckoutRecipients(tx, endedBefore, batchSize));
  while ((await eraseBatch()) === batchSize);
}

/** A reused hold ends when the first checkout's would have; the page stays open. */
const endHolds = (deps: MarketplaceDeps, id: string): Promise<void> =>
  withLockedCheckout(deps, id, async (tx, { state, paymentState }) => {
    if (state === "holding" && paymentState === "open") await releaseDueLines(tx, id, deps.clock());
  });
