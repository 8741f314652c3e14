import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { itemBackEmail, itemCheaperEmail } from "./saved-emails.ts";
import {
  findListedItemState,
  listChangedItemIds,
  lockSavers,
  saveSeenState,
  takeChangedItem,
} from "./saved-item-changes.repository.ts";
import { computeSeenState, findSavedItemChange } from "./saved-item-changes.rules.ts";

const batchSize = 200;

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "log" | "enqueueMail" | "publicOrigin">;

/**
 * Notifies everybody who saved an item, once, when it is back in stock or cheaper than they have seen it (F-MKT-12). An
 * item that fails is retried with the next run and does not block the others.
 */
export async function notifySavers(deps: Deps): Promise<void> {
  for (const itemId of await listChangedItemIds(deps.db, batchSize))
    try {
      await notifySaversOfItem(deps, itemId);
    } catch (error) {
      deps.log.error({ itemId, err: error }, "could not tell who saved an item");
    }
}

const notifySaversOfItem = (deps: Deps, itemId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await takeChangedItem(tx, itemId))) return;
    const item = await findListedItemState(tx, itemId);
    const [priceCents, isInStock] = [item?.priceCents ?? 0, item?.isInStock ?? false];
    for (const { profileId, email, isActive, ...seen } of await lockSavers(tx, itemId)) {
      const saved = { ...seen, priceCents, isInStock };
      const change = findSavedItemChange(saved);
      await saveSeenState(tx, { profileId, itemId }, computeSeenState(saved));
      if (!change || !item || !isActive) continue;
      const emailData = {
        itemName: item.name,
        storeName: item.storeName,
        priceCents,
        seenCents: seen.seenCents,
        itemUrl: `${deps.publicOrigin}/marketplace/item/${item.sku}`,
      };
      const emailTemplate = change === "back" ? itemBackEmail : itemCheaperEmail;
      // The new price and stock are saved in the same transaction as the email, so a second run sends nothing.
      const key = `${emailTemplate.kind}:${itemId}:${profileId}:${deps.clock().getTime()}`;
      await deps.enqueueMail(tx, { key, to: email, ...emailTemplate.write(emailData) });
    }
  });
