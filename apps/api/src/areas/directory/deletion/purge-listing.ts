import { listingCopy } from "@boab/contracts/directory/copy";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { eraseBusiness, listDeletedBefore, lockDeletedListing } from "./deletion.repository.ts";
import { computePurgeCutoff, isSameName } from "./deletion.rules.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks">;

/** An admin erases somebody else's deleted listing early, after a fresh sign-in and with its name repeated. */
export async function purgeListing(
  deps: Deps,
  member: Member,
  id: string,
  typedName: string | undefined,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const listing = await lockDeletedListing(tx, id);
    if (!listing) throw new AppError("not_found");
    if (listing.ownerId === member.userId) throw new AppError("own_interest");
    if (!isSameName(typedName, listing.businessName))
      throw new AppError("bad_request", { fields: { confirm: listingCopy.nameDiffers } });
    requireFreshSignIn(member, deps.clock());
    await purge(deps, tx, listing, member.userId, origin);
  });
}

/**
 * Erases every listing whose thirty days are over, each in its own transaction, so that one failure does not block the
 * rest. All failures are thrown together at the end, for the log and the task's retry.
 */
export async function purgeDueListings(deps: Deps, batchSize = 200): Promise<void> {
  const before = computePurgeCutoff(deps.clock());
  const failures = new Map<string, Error>();
  let ids: string[];
  do {
    const failedIds = [...failures.keys()];
    ids = await listDeletedBefore(deps.db, before, { except: failedIds, limit: batchSize });
    for (const id of ids)
      try {
        await purgeListingIfDue(deps, id, before);
      } catch (cause) {
        failures.set(id, new Error(`${id} could not be erased`, { cause }));
      }
  } while (ids.length === batchSize);
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `${failures.size} listings could not be erased`);
}

function purgeListingIfDue(deps: Deps, id: string, before: Date): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const listing = await lockDeletedListing(tx, id);
    // Somebody may have restored it, or deleted it again, since it was listed.
    if (!listing || listing.deleteRequestedAt >= before) return;
    await purge(deps, tx, listing, null);
  });
}

async function purge(
  deps: Deps,
  tx: Tx,
  { id }: { id: string },
  actorId: string | null,
  origin?: RequestOrigin,
): Promise<void> {
  for (const uploadId of await eraseBusiness(tx, id)) await removeUploadFiles(deps, tx, uploadId);
  // The audit entry leaves out the name, because nothing of an erased listing may stay.
  await writeAudit(tx, {
    actorId,
    act: "purge listing",
    objectType: "business",
    objectId: id,
    ...origin,
  });
}
