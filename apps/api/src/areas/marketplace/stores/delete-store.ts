import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { hasOpenBooks } from "#areas/payments/index.ts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { isBeingPaid } from "../checkout/checkouts.repository.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { closeItems } from "../items/close-items.ts";
import { countWaiting } from "../orders/orders.repository.ts";
import { mayClose } from "./store.rules.ts";
import { lockStore, markClosed, type StoredStore } from "./stores.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks">;

/**
 * Its owner deletes a store, or an admin who repeats its id. Orders stay, so the row does too; its pictures go
 * (STORE-12), and its items with them. Whoever else asks learns nothing, whatever they say about themselves.
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
      waitingOrders: (await countWaiting(tx, id)).count,
      isBeingPaid: await isBeingPaid(tx, id),
      hasMoneyWaiting: await hasOpenBooks(tx, store.userId),
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

/** The objects of its pictures are deleted later, by the keys we stored. */
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
