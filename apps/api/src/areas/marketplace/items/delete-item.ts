import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadItemToRemove } from "./load-item.ts";
import { removePhotos } from "./save-photos.ts";
import { archiveItem, markItemDeleted, retireVariants } from "./saving.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/**
 * Its seller or an admin takes an item away. Once it was sold it is archived instead, with its photos, because buyers
 * look at what they bought.
 */
export function deleteItem(
  deps: Deps,
  member: Member,
  itemId: string,
  origin: RequestOrigin,
): Promise<{ outcome: "deleted" | "archived" }> {
  return inTransaction(deps.db, async (tx) => {
    const { item, ownerId } = await loadItemToRemove(tx, member, itemId);
    const now = deps.clock();
    const outcome = item.soldCount > 0 ? "archived" : "deleted";
    if (outcome === "archived") await archiveItem(tx, itemId, now);
    else {
      await removePhotos(deps, tx, itemId, "all");
      await retireVariants(tx, itemId, "all", now);
      await markItemDeleted(tx, itemId, now);
    }
    if (ownerId !== member.userId)
      await writeAudit(tx, {
        actorId: member.userId,
        act: outcome === "archived" ? "archive item" : "delete item",
        objectType: "item",
        objectId: itemId,
        personal: { of: ownerId, changes: { name: { before: item.name, after: null } } },
        ...origin,
      });
    return { outcome };
  });
}
