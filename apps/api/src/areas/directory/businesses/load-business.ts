import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { memberCopy } from "@boab/contracts/directory/copy";
import { freePlan } from "@boab/contracts/payments/plans";
import { findProfile } from "#areas/accounts/index.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import { checkAccess, type Manager, type Need, toManager } from "./access.rules.ts";
import { findLiveLimitProblem, toEditableListing } from "./business.rules.ts";
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

export type ManagedBusiness = StoredBusiness & Manager;

/** Members waiting for approval can read, and change nothing but their own profile. */
export function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/** Loads a listing for somebody who may do this there. The error reveals nothing that others can't see anyway. */
export async function findManagedBusiness(
  db: Db,
  key: string,
  member: Member,
  need: Need,
): Promise<ManagedBusiness> {
  requireActive(member);
  return requireAccess(db, key, member, need, await findBusinessToEdit(db, key, toViewer(member)));
}

/** Loads a listing to change it, and locks it until the transaction ends. */
export async function loadEditableBusiness(
  tx: Tx,
  key: string,
  member: Member,
  need: Need,
): Promise<ManagedBusiness> {
  requireActive(member);
  return requireAccess(tx, key, member, need, await lockBusinessToEdit(tx, key, toViewer(member)));
}

async function requireAccess(
  db: Db,
  key: string,
  member: Member,
  need: Need,
  stored: StoredBusiness | undefined,
): Promise<ManagedBusiness> {
  const manager = stored && toManager({ ...stored, isStaff: hasStaffStatus(member) });
  if (!stored || !manager)
    throw new AppError((await isPublicListing(db, key)) ? "forbidden" : "not_found");
  requireNeed(manager, need);
  return { ...stored, ...manager };
}

/** Refuses what somebody who manages a listing may not do there, and says whom to ask. */
export function requireNeed(manager: Manager, need: Need): void {
  const verdict = checkAccess(manager, need);
  if (verdict.ok) return;
  throw new AppError("forbidden", {
    sentence: verdict.reason === "owner_only" ? memberCopy.ownerOnly : memberCopy.rightMissing,
  });
}

export async function toEditable(db: Db, stored: ManagedBusiness): Promise<EditableBusiness> {
  const owner = await findProfile(db, stored.ownerId);
  const planName = owner?.directorySubscriptionPlan ?? freePlan;
  const { version, listingPriority, isRemoved } = stored;
  const otherLiveCount = await countOtherLiveListings(db, stored.ownerId, stored.listing.id);
  const canShowAgain = findLiveLimitProblem(planName, otherLiveCount) === undefined;
  return toEditableListing(stored.listing, stored, {
    version,
    listingPriority,
    planName,
    canShowAgain,
    isRemoved,
  });
}
