import type { CallResponse } from "@boab/contracts/common/call";
import type { listDeletedListings as listDeletedListingsCall } from "@boab/contracts/directory/administration";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { findProfiles } from "#areas/accounts/index.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listDeleted } from "./deletion.repository.ts";
import { computePurgeDate } from "./deletion.rules.ts";

const defaultLimit = 25;

/** Staff list the deleted listings, the oldest request first. A listing whose owner still exists can be restored. */
export async function listDeletedListings(
  { db }: Pick<DirectoryDeps, "db">,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<CallResponse<typeof listDeletedListingsCall>> {
  const after = readPosition(cursor, BusinessId);
  const { shown, nextCursor } = cutPage(await listDeleted(db, limit + 1, after), limit);
  const ownerIds = [...new Set(shown.map(({ ownerId }) => ownerId))];
  const owners = ownerIds.length > 0 ? await findProfiles(db, ownerIds) : [];
  const ownerNames = new Map(owners.map(({ id, fullName }) => [id, fullName]));
  const data = shown.map(({ id, businessName, slug, ownerId, deleteRequestedAt }) => ({
    id,
    businessName,
    slug,
    ownerName: ownerNames.get(ownerId) ?? "Former member",
    isRestorable: ownerNames.has(ownerId),
    deleteRequestedAt: deleteRequestedAt.toISOString(),
    purgedAt: computePurgeDate(deleteRequestedAt).toISOString(),
  }));
  return { data, nextCursor };
}
