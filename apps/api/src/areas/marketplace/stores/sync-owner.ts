import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { eraseItems } from "../items/items.repository.ts";
import { closeStore } from "./delete-store.ts";
import { eraseStores, findStore, withholdStores } from "./stores.repository.ts";

/** Shows or hides a store by its owner's current status, in whatever order events arrive. */
export function syncStoreVisibility(
  { db }: Pick<MarketplaceDeps, "db">,
  userId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The lock keeps two concurrent syncs from writing an outdated status.
    await lockProfile(tx, userId);
    await withholdStores(tx, userId, await isUserLockedOut(tx, userId));
  });
}

/** Closes the store with its owner's account, and erases all personal data in it. */
export function closeStoreForUser(
  deps: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
  userId: string,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const store = await findStore(tx, { userId });
    if (store) await closeStore(deps, tx, store);
    await eraseItems(tx, userId);
    await eraseStores(tx, userId);
  });
}
