import type { ManagingRole } from "@boab/contracts/directory/businesses";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";

/** What ties a person to a listing, as stored. */
export interface ListingTies {
  isOwner: boolean;
  isStaff: boolean;
  /** Null for somebody whom the owner never asked to help. */
  memberRights: readonly MemberRight[] | null;
}

/** Somebody who manages a listing, and what they may do there. */
export interface Manager {
  role: ManagingRole;
  rights: readonly MemberRight[];
}

/** What an action takes: a right, to be the owner, or no more than to manage the listing somehow. */
export type Need = MemberRight | "owner" | "owner or staff" | "any";

export type AccessVerdict = { ok: true } | { ok: false; reason: "owner_only" | "right_missing" };

/** Who a person is at a listing; undefined when they don't manage it. */
export function toManager({ isOwner, isStaff, memberRights: granted }: ListingTies) {
  // The owner and staff hold every right without a row.
  if (isOwner) return { role: "owner", rights: memberRights } satisfies Manager;
  if (isStaff) return { role: "admin", rights: memberRights } satisfies Manager;
  return granted ? ({ role: "editor", rights: granted } satisfies Manager) : undefined;
}

/** Decides what somebody who manages a listing may do there. Every area asks this, and no other place decides it. */
export function checkAccess({ role, rights }: Manager, need: Need): AccessVerdict {
  if (need === "any") return { ok: true };
  if (need === "owner" || need === "owner or staff") {
    const isEnough = role === "owner" || (role === "admin" && need === "owner or staff");
    return isEnough ? { ok: true } : { ok: false, reason: "owner_only" };
  }
  return rights.includes(need) ? { ok: true } : { ok: false, reason: "right_missing" };
}

export const hasAccess = (manager: Manager, need: Need): boolean => checkAccess(manager, need).ok;
