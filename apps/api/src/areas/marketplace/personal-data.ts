import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { deleteCartForUser, listCartForUser } from "./cart/cart.repository.ts";
import {
  eraseCheckoutRecipientsByBuyer,
  listCheckoutsByBuyer,
} from "./checkout/checkouts.repository.ts";
import type { MarketplaceDeps } from "./deps.ts";
import {
  deleteNoticesByEmail,
  listNoticesByEmail,
} from "./holidays/store-reopening-notices.repository.ts";
import { listItemsBySeller } from "./items/item-lists.repository.ts";
import { eraseMessagesByAuthor, listMessagesByAuthor } from "./messages/messages.repository.ts";
import { eraseOrderRecipientsByBuyer, listOrdersByBuyer } from "./orders/orders.repository.ts";
import { eraseProblemsForUser, listProblemsByBuyer } from "./problems/problems.repository.ts";
import { deleteAllSavedItems, listSavedItemsForUser } from "./saved/saved-items.repository.ts";
import { listStoresByOwner } from "./stores/stores.repository.ts";
import { closeStoreForUser } from "./stores/sync-owner.ts";

/** People can ask for a store's return without an account, so those requests are found by the verified email. */
export const marketplacePersonalData = (
  deps: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
): PersonalData => ({
  area: "marketplace",
  export: async ({ userId, provenEmail }): Promise<MarketplaceData> => ({
    stores: await listStoresByOwner(deps.db, userId),
    items: await listItemsBySeller(deps.db, userId),
    orders: await listOrdersByBuyer(deps.db, userId),
    orderProblems: await listProblemsByBuyer(deps.db, userId),
    orderMessages: await listMessagesByAuthor(deps.db, userId),
    cart: await listCartForUser(deps.db, userId),
    checkouts: await listCheckoutsByBuyer(deps.db, userId),
    savedItems: await listSavedItemsForUser(deps.db, userId),
    backNotices: provenEmail === undefined ? [] : await listNoticesByEmail(deps.db, provenEmail),
  }),
  erase: async (userId) => {
    await closeStoreForUser(deps, userId);
    await inTransaction(deps.db, async (tx) => {
      await eraseOrderRecipientsByBuyer(tx, userId);
      await eraseProblemsForUser(tx, userId);
      await eraseMessagesByAuthor(tx, userId);
      await eraseCheckoutRecipientsByBuyer(tx, userId);
      await deleteCartForUser(tx, userId);
      await deleteAllSavedItems(tx, userId);
    });
  },
  exportByEmail: async (provenEmail) => ({
    backNotices: await listNoticesByEmail(deps.db, provenEmail),
  }),
  eraseByEmail: deleteNoticesByEmail,
});
