import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { hasOpenLedger } from "#areas/payments/index.ts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { isStoreBeingPaid } from "../checkout/checkouts.repository.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { closeItems } from "../items/delete-item.ts";
import { countUnsentOrders } from "../orders/orders.repository.ts";
import { mayClose } from "./store.rules.ts";
import { lockStore, markClosed, type StoredStore } from "./stores.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks">;

/**
 * The owner deletes a store, or an admin who repeats its id. The row stays, because orders refer to it; its pictures
 * (STORE-12) and items are deleted. For anybody else the store is not found.
 */
export function deleteStore(
  deps: Deps,
  member: Member,
  id: string,
  confirm: string | undefined,
  origin: RequestOrigin,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const store = await lockStore(tx, id);
    const isOwner = store?.userId === member.userId;
    if (!store || !(isOwner || isFullAdmin(member))) throw new AppError("not_found");
    if (!isOwner) {
      requireFreshSignIn(member, deps.clock());
      if (confirm !== id)
        throw new AppError("bad_request", { fields: { confirm: "Please repeat the id." } });
    }
    const verdict = mayClose({
      waitingOrders: (await countUnsentOrders(tx, id)).count,
      isBeingPaid: await isStoreBeingPaid(tx, id),
      hasMoneyWaiting: await hasOpenLedger(tx, store.userId),
    });
    if (!verdict.ok) throw new AppError(verdict.reason);
    await closeStore(deps, tx, store);
    await writeAudit(tx, {
      actorId: member.userId,
      act: "delete store",
      objectType: "store",
      objectId: id,
      personal: { of: store.userId, changes: { storeName: store.storeName } },
      ...origin,
    });
  });
}

/** The picture files are deleted from storage later, by their stored keys. */
export async function closeStore(
  deps: Pick<Deps, "clock" | "tasks">,
  tx: Tx,
  store: Pick<StoredStore, "id" | "headerUploadId" | "logoUploadId">,
): Promise<void> {
  for (const uploadId of [store.headerUploadId, store.logoUploadId])
    if (uploadId) await removeUploadFiles(deps, tx, uploadId);
  await closeItems(deps, tx, store.id);
  await markClosed(tx, store.id, deps.clock());
}
