import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockStore } from "../stores/stores.repository.ts";
import { markHidden } from "./administration.repository.ts";
import { storeHiddenEmail, storeShownEmail } from "./administration-emails.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/**
 * An admin hides a store with all it sells, or shows it again. Its owner keeps it, is told why, and still sends what
 * was bought. Asked twice, it changes nothing and nobody is told again.
 */
export function changeStoreVisibility(
  { db, clock, enqueueMail, publicOrigin }: Deps,
  admin: Member,
  id: string,
  { hidden, reason }: { hidden: boolean; reason: string },
  origin: RequestOrigin,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, id);
    if (!store) throw new AppError("not_found");
    if ((store.hiddenAt !== null) === hidden) return;
    const now = clock();
    await markHidden(tx, id, hidden ? { at: now, reason } : null, now);
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
