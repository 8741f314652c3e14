import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { saveStore } from "../stores/stores.repository.ts";
import { merchantIdClearedEmail } from "./administration-emails.ts";
import { lockOtherMembersStore } from "./lock-store-of-another.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** An admin removes a Merchant ID that isn't the seller's. Only the owner can see or set one. */
export function clearMerchantId(
  { db, clock, enqueueMail, publicOrigin }: Deps,
  admin: Member,
  id: string,
  reason: string,
  origin: RequestOrigin,
): Promise<void> {
  requireFreshSignIn(admin, clock());
  return inTransaction(db, async (tx) => {
    const store = await lockOtherMembersStore(tx, admin, id);
    if (store.merchantId === null) return;
    await saveStore(tx, id, { merchantId: null }, clock());
    await enqueueMail(tx, {
      key: `${merchantIdClearedEmail.kind}:${id}:${store.version}`,
      to: store.email,
      ...merchantIdClearedEmail.write({
        storeName: store.storeName,
        reason,
        storeUrl: `${publicOrigin}/marketplace/stores/${store.slug}/go-live`,
      }),
    });
    await writeAudit(tx, {
      actorId: admin.userId,
      act: "clear merchant id",
      objectType: "store",
      objectId: id,
      personal: { of: store.userId, changes: { reason } },
      ...origin,
    });
  });
}
