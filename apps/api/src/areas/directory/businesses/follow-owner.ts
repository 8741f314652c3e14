import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteEditorships } from "../editors/editors.repository.ts";
import { requestDeletionOfAll, withholdListings } from "./owned.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock">;

/** Shut out or let in again: the listings follow how the person stands now, in whatever order one hears. */
export function followOwner({ db }: Deps, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Two that run side by side must not write what one of them read too early.
    await lockProfile(tx, ownerId);
    await withholdListings(tx, ownerId, await isUserLockedOut(tx, ownerId));
  });
}

/** The person is gone: their listings go the way of deleted ones, and they look after none. */
export function closeListings({ db, clock }: Deps, ownerId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await withholdListings(tx, ownerId, true);
    await deleteEditorships(tx, ownerId);
    for (const id of await requestDeletionOfAll(tx, ownerId, clock()))
      await writeAudit(tx, {
        actorId: ownerId,
        act: "delete listing",
        objectType: "business",
        objectId: id,
        changes: { reason: "account closed" },
      });
  });
}
