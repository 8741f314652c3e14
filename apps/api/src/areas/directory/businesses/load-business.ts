import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { EditableBusiness, ManagingRole } from "@boab/contracts/directory/businesses";
import { findProfile } from "#areas/accounts/index.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import {
  findLiveLimitProblem,
  hasOwnerRights,
  toEditableListing,
  toManagingRole,
} from "./business.rules.ts";
import {
  findBusinessToEdit,
  isPublicListing,
  lockBusinessToEdit,
  type StoredBusiness,
  type Viewer,
} from "./businesses.repository.ts";
import { countOtherLiveListings } from "./owned.repository.ts";

/** A member who waits for approval sees what visitors see. */
export const toViewer = (actor: Actor): Viewer =>
  actor.kind === "member" && isActive(actor)
    ? { kind: "member", userId: actor.userId, isStaff: hasStaffStatus(actor) }
    : { kind: "visitor" };

export type ManagedBusiness = StoredBusiness & { role: ManagingRole };

/** Members waiting for approval can read, and change nothing but their own profile. */
export function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/** Loads a listing for somebody who manages it. The error reveals nothing that others can't see anyway. */
export async function findManagedBusiness(
  db: Db,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  requireActive(member);
  return requireRole(db, key, member, await findBusinessToEdit(db, key, toViewer(member)));
}

/** Loads a listing to change it, and locks it until the transaction ends. */
export async function loadEditableBusiness(
  tx: Tx,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  requireActive(member);
  return requireRole(tx, key, member, await lockBusinessToEdit(tx, key, toViewer(member)));
}

/** Loads a listing for what editors may not do: delete, invite, transfer. */
export async function loadBusinessWithOwnerRights(
  tx: Tx,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  const found = await loadEditableBusiness(tx, key, member);
  if (!hasOwnerRights(found.role)) throw new AppError("forbidden");
  return found;
}

async function requireRole(
  db: Db,
  key: string,
  member: Member,
  stored: StoredBusiness | undefined,
) {
  const role = stored && toManagingRole({ ...stored, isStaff: hasStaffStatus(member) });
  if (stored && role) return { ...stored, role };
  throw new AppError((await isPublicListing(db, key)) ? "forbidden" : "not_found");
}

export async function toEditable(db: Db, stored: ManagedBusiness): Promise<EditableBusiness> {
  const owner = await findProfile(db, stored.ownerId);
  const planName = owner?.directorySubscriptionPlan ?? "Basic";
  const { role, version, listingPriority, isRemoved } = stored;
  const otherLiveCount = await countOtherLiveListings(db, stored.ownerId, stored.listing.id);
  const canShowAgain = findLiveLimitProblem(planName, otherLiveCount) === undefined;
  return toEditableListing(stored.listing, {
    role,
    version,
    listingPriority,
    planName,
    canShowAgain,
    isRemoved,
  });
}
