import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { itemBackEmail, itemCheaperEmail } from "./saved-emails.ts";
import {
  findBuyable,
  listChangedItems,
  lockSavers,
  saveKnown,
  takeChangedItem,
} from "./saved-news.repository.ts";
import { knownAfter, newsOf } from "./saved-news.rules.ts";

const batch = 200;

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "log" | "enqueueMail" | "publicOrigin">;

/**
 * Whoever saved an item hears once that it is back, or cheaper than they have seen it (F-MKT-12). An item that fails is
 * tried again with the next run, and keeps nobody else waiting.
 */
export async function tellSavers(deps: Deps): Promise<void> {
  for (const itemId of await listChangedItems(deps.db, batch))
    try {
      await tellAbout(deps, itemId);
    } catch (error) {
      deps.log.error({ itemId, err: error }, "could not tell who saved an item");
    }
}

const tellAbout = (deps: Deps, itemId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await takeChangedItem(tx, itemId))) return;
    const item = await findBuyable(tx, itemId);
    const [priceCents, isInStock] = [item?.priceCents ?? 0, item?.isInStock ?? false];
    for (const { profileId, email, isActive, ...seen } of await lockSavers(tx, itemId)) {
      const saved = { ...seen, priceCents, isInStock };
      const news = newsOf(saved);
      await saveKnown(tx, { profileId, itemId }, knownAfter(saved));
      if (!news || !item || !isActive) continue;
      const about = {
        ...{
          itemName: item.name,
          storeName: item.storeName,
          priceCents,
          seenCents: seen.seenCents,
        },
        itemUrl: `${deps.publicOrigin}/marketplace/item/${item.sku}`,
        savedUrl: `${deps.publicOrigin}/my-account/saved`,
      };
      const mail = news === "back" ? itemBackEmail : itemCheaperEmail;
      // What they know is written with the email, so a second run finds nothing to tell.
      const key = `${mail.kind}:${itemId}:${profileId}:${deps.clock().getTime()}`;
      await deps.enqueueMail(tx, { key, to: email, ...mail.write(about) });
    }
  });
