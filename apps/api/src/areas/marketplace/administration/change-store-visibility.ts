import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { setHidden } from "./administration.repository.ts";
import { storeHiddenEmail, storeShownEmail } from "./administration-emails.ts";
import { lockOtherMembersStore } from "./lock-store-of-another.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/**
 * An admin hides somebody else's store with all its items, or shows it again, after a fresh sign-in. The owner keeps
 * the store, is notified of the reason, and still sends what was bought. A repeated request changes nothing and
 * notifies nobody.
 */
export function changeStoreVisibility(
  { db, clock, enqueueMail, publicOrigin }: Deps,
  admin: Member,
  id: string,
  { hidden, reason }: { hidden: boolean; reason: string },
  origin: RequestOrigin,
): Promise<void> {
  requireFreshSignIn(admin, clock());
  return inTransaction(db, async (tx) => {
    const store = await lockOtherMembersStore(tx, admin, id);
    if ((store.hiddenAt !== null) === hidden) return;
    const now = clock();
    await setHidden(tx, id, hidden ? { at: now, reason } : null, now);
    const email = hidden ? storeHiddenEmail : storeShownEmail;
    await enqueueMail(tx, {
      key: `${email.kind}:${id}:${store.version}`,
      to: store.email,
      ...email.write({
        storeName: store.storeName,
        reason,
        storeUrl: `${publicOrigin}/marketplace/stores/${store.slug}`,
      }),
    });
    await writeAudit(tx, {
      actorId: admin.userId,
      act: hidden ? "hide store" : "show store",
      objectType: "store",
      objectId: id,
      personal: { of: store.userId, changes: { reason } },
      ...origin,
    });
  });
}
