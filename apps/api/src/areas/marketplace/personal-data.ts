import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { deleteCartOf, listCartOf } from "./cart/cart.repository.ts";
import { forgetRecipientsOf, listCheckoutsOf } from "./checkout/checkouts.repository.ts";
import type { MarketplaceDeps } from "./deps.ts";
import { deleteNoticesOf, listNoticesOf } from "./holidays/back-notices.repository.ts";
import { listItemsOf } from "./items/my-items.repository.ts";
import { forgetMessagesOf, listMessagesOf } from "./messages/messages.repository.ts";
import { listOrdersOf } from "./orders/my-orders.repository.ts";
import { forgetRecipient } from "./orders/recipients.repository.ts";
import { forgetProblemsOf, listProblemsOf } from "./problems/problems.repository.ts";
import { deleteAllSaved, listSavedOf } from "./saved/saved-items.repository.ts";
import { closeStoreOf } from "./stores/follow-owner.ts";
import { listStoresOf } from "./stores/my-stores.repository.ts";

/** Nobody needs an account to wait for a store: those requests are found by the proven email. */
export const marketplacePersonalData = (
  deps: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
): PersonalData => ({
  area: "marketplace",
  export: async ({ userId, provenEmail }): Promise<MarketplaceData> => ({
    stores: await listStoresOf(deps.db, userId),
    items: await listItemsOf(deps.db, userId),
    orders: await listOrdersOf(deps.db, userId),
    orderProblems: await listProblemsOf(deps.db, userId),
    orderMessages: await listMessagesOf(deps.db, userId),
    cart: await listCartOf(deps.db, userId),
    checkouts: await listCheckoutsOf(deps.db, userId),
    savedItems: await listSavedOf(deps.db, userId),
    backNotices: provenEmail === undefined ? [] : await listNoticesOf(deps.db, provenEmail),
  }),
  erase: async (userId) => {
    await closeStoreOf(deps, userId);
    await inTransaction(deps.db, async (tx) => {
      await forgetRecipient(tx, userId);
      await forgetProblemsOf(tx, userId);
      await forgetMessagesOf(tx, userId);
      await forgetRecipientsOf(tx, userId);
      await deleteCartOf(tx, userId);
      await deleteAllSaved(tx, userId);
    });
  },
  eraseAddress: deleteNoticesOf,
});
