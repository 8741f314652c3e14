import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import type { EditableBusiness, EditorRole } from "@boab/contracts/directory/businesses";
import { findProfile } from "#areas/accounts/index.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import { forEditors, mayDispose, roleOf } from "./business.rules.ts";
import {
  findOwnToEdit,
  isPublicListing,
  lockOwnToEdit,
  type StoredBusiness,
  type Viewer,
} from "./businesses.repository.ts";

/** Members waiting for approval see what visitors see. */
export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === "member" && isActive(actor)
    ? { kind: "member", userId: actor.userId, isStaff: isAdmin(actor) }
    : { kind: "visitor" };

export type ManagedBusiness = StoredBusiness & { role: EditorRole };

/** Members waiting for approval can read, and change nothing but their own profile. */
export function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/** Loads a listing for somebody who manages it. Others learn no more about it than they can see. */
export async function findManagedBusiness(
  db: Db,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  requireActive(member);
  return withRole(db, key, member, await findOwnToEdit(db, key, viewerOf(member)));
}

/** The same for changing it: locked until the transaction ends. */
export async function loadEditableBusiness(
  tx: Tx,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  requireActive(member);
  return withRole(tx, key, member, await lockOwnToEdit(tx, key, viewerOf(member)));
}

/** What editors may not do: delete, invite, transfer. */
export async function loadOwnedBusiness(
  tx: Tx,
  key: string,
  member: Member,
): Promise<ManagedBusiness> {
  const found = await loadEditableBusiness(tx, key, member);
  if (!mayDispose(found.role)) throw new AppError("forbidden");
  return found;
}

async function withRole(db: Db, key: string, member: Member, stored: StoredBusiness | undefined) {
  const role = stored && roleOf({ ...stored, isStaff: isAdmin(member) });
  if (stored && role) return { ...stored, role };
  throw new AppError((await isPublicListing(db, key)) ? "forbidden" : "not_found");
}

export async function toEditable(db: Db, stored: ManagedBusiness): Promise<EditableBusiness> {
  const owner = await findProfile(db, stored.ownerId);
  const planName = owner?.directorySubscriptionPlan ?? "Basic";
  const { role, version, listingPriority } = stored;
  return forEditors(stored.listing, { role, version, listingPriority, planName });
}
