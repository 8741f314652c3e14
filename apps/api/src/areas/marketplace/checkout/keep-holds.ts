import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { forgetOldRecipients, listDue } from "./checkouts.repository.ts";
import { followCheckout } from "./follow-checkout.ts";

const batch = 500;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Nobody waits for stock that nobody will pay: once a hold is over its page is closed and it goes back, unless somebody
 * paid in time. One that fails is tried again a minute later, and keeps nobody else waiting.
 */
export async function keepHolds(deps: MarketplaceDeps): Promise<void> {
  for (const id of await listDue(deps.db, deps.clock(), batch))
    try {
      await deps.orderPayments.closePage(id);
      await followCheckout(deps, id);
    } catch (error) {
      deps.log.error({ checkoutId: id, err: error }, "could not end a hold");
    }
  const endedBefore = new Date(deps.clock().getTime() - weekMs);
  const forgetSome = () =>
    inTransaction(deps.db, (tx) => forgetOldRecipients(tx, endedBefore, batch));
  while ((await forgetSome()) === batch);
}
