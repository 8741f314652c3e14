import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteEditorships } from "../editors/editors.repository.ts";
import { listingDeleted } from "../facts.ts";
import { forgetReporter } from "../reports/reports.repository.ts";
import { deleteAllSaved } from "../saved/saved.repository.ts";
import { requestDeletionOfAll, withholdListings } from "./owned.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "publish">;

/**
 * Shows or hides the listings by the owner's current status, in whatever order facts arrive.
 */
export function followOwner({ db }: Pick<Deps, "db">, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Of two that run side by side, neither may write a status it read too early.
    await lockProfile(tx, ownerId);
    await withholdListings(tx, ownerId, await isUserLockedOut(tx, ownerId));
  });
}

/** After an account is closed its listings are deleted, and the person no longer edits, saves or reports any. */
export function closeListings({ db, clock, publish }: Deps, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await withholdListings(tx, ownerId, true);
    await deleteEditorships(tx, ownerId);
    await deleteAllSaved(tx, ownerId);
    await forgetReporter(tx, ownerId);
    for (const id of await requestDeletionOfAll(tx, ownerId, clock())) {
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
