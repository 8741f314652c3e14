import { storeCopy } from "@boab/contracts/marketplace/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { merchantIdChangedEmail } from "./store-emails.ts";
import { lockOwnStore, saveStore } from "./stores.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** The owner saves a Merchant ID, which nobody else sees. They get an email, in case it wasn't them. */
export function updateMerchantId(
  { db, clock, enqueueMail, publicOrigin }: Deps,
  member: Member,
  id: string,
  merchantId: string,
): Promise<{ message: string }> {
  return inTransaction(db, async (tx) => {
    const store = await lockOwnStore(tx, id, member.userId);
    if (!store) throw new AppError("not_found", { sentence: storeCopy.noStoreId });
    requireFreshSignIn(member, clock());
    if (store.merchantId !== merchantId) {
      await saveStore(tx, id, { merchantId }, clock());
      const storeUrl = `${publicOrigin}/marketplace/stores/${store.slug}/go-live`;
      await enqueueMail(tx, {
        key: `${merchantIdChangedEmail.kind}:${id}:${store.version}`,
        to: store.email,
        ...merchantIdChangedEmail.write({ storeName: store.storeName, storeUrl }),
      });
    }
    return { message: storeCopy.merchantIdUpdated };
  });
}
