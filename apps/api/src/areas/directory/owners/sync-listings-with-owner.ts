import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { requestDeletionOfListings, withholdListings } from "../businesses/owned.repository.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteEditorships } from "../editors/editors.repository.ts";
import { listingDeleted } from "../events.ts";
import { eraseReporter } from "../reports/reports.repository.ts";
import { deleteAllSavedListings } from "../saved/saved.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "publish">;

/**
 * Shows or hides the listings by the owner's current status, in whatever order events arrive.
 */
export function syncListingsWithOwner({ db }: Pick<Deps, "db">, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The lock keeps two concurrent syncs from writing an outdated status.
    await lockProfile(tx, ownerId);
    await withholdListings(tx, ownerId, await isUserLockedOut(tx, ownerId));
  });
}

/**
 * When an account is closed, its listings are deleted, its editor rights and saved listings are removed, and its
 * reports lose their author.
 */
export function handleClosedAccount({ db, clock, publish }: Deps, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await withholdListings(tx, ownerId, true);
    await deleteEditorships(tx, ownerId);
    await deleteAllSavedListings(tx, ownerId);
    await eraseReporter(tx, ownerId);
    const ids = await requestDeletionOfListings(tx, ownerId, clock());
    await closeCasesForDeletedSubjects(tx, "listing", ids, clock());
    for (const id of ids) {
      await publish(tx, listingDeleted, { businessId: id });
      await writeAudit(tx, {
        actorId: ownerId,
        act: "delete listing",
        objectType: "business",
        objectId: id,
        changes: { reason: "account closed" },
      });
    }
  });
}
