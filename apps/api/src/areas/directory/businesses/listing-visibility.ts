import type { Db } from "#platform/db/db.ts";
import { type Manager, toManager } from "./access.rules.ts";
import { findListingWithTies } from "./listing-visibility.repository.ts";

/** What areas above the directory need to know about a listing and its viewer. */
export interface ListingVisibility {
  id: string;
  businessName: string;
  slug: string;
  isPublic: boolean;
  /** What the viewer may do as the owner or in their name. Staff manage only what is theirs or what they help with. */
  manager: Manager | undefined;
}

export async function findListingVisibility(
  db: Db,
  id: string,
  userId: string | null,
): Promise<ListingVisibility | undefined> {
  const found = await findListingWithTies(db, id, userId);
  if (!found) return undefined;
  const { isOwner, memberRights, ...listing } = found;
  return { ...listing, manager: toManager({ isOwner, memberRights, isStaff: false }) };
}
