import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { forgetItems } from "../items/closing.repository.ts";
import { closeStore } from "./delete-store.ts";
import { findStore, forgetStores, withholdStores } from "./stores.repository.ts";

/** Shows or hides a store by its owner's current status, in whatever order facts arrive. */
export function followOwner({ db }: Pick<MarketplaceDeps, "db">, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Of two that run side by side, neither may write a status it read too early.
    await lockProfile(tx, userId);
    await withholdStores(tx, userId, await isUserLockedOut(tx, userId));
  });
}

/** With the account goes the store, and all that leads to the person. */
export function closeStoreOf(
  deps: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
  userId: string,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const store = await findStore(tx, { userId });
    if (store) await closeStore(deps, tx, store);
    await forgetItems(tx, userId);
    await forgetStores(tx, userId);
  });
}
