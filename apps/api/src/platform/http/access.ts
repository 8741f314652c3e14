import {
  hasCreatorStatus,
  hasSellerStatus,
  hasStaffStatus,
  isActive,
  isFullAdmin,
  isWriter,
} from "@boab/contracts/accounts/roles";
import { AppError } from "../errors/app-error.ts";
import type { Actor, Member } from "./actor.ts";

/** The policy of a route. A route without one stops the server from starting. */
export interface Access {
  name: string;
  /** Throws when the actor may not make the call at all; use cases check access to the object itself. */
  check(actor: Actor): void | Promise<void>;
}

export const requireMember = (actor: Actor): Member => {
  if (actor.kind !== "member") throw new AppError("not_signed_in");
  return actor;
};

export const anyone: Access = { name: "anyone", check() {} };

/** The actor is known to the identity provider, with or without a profile here. */
export const provenIdentity: Access = {
  name: "proven identity",
  check(actor) {
    if (actor.kind === "visitor") throw new AppError("not_signed_in");
  },
};

export const signedIn: Access = {
  name: "signed in",
  check(actor) {
    requireMember(actor);
  },
};

/** Members waiting for approval can read, and change nothing but their own profile. */
export const activeMember: Access = {
  name: "active member",
  check(actor) {
    if (!isActive(requireMember(actor))) throw new AppError("forbidden");
  },
};

/** Members who may sell. The use case checks their current profile again. */
export const activeSeller: Access = {
  name: "active seller",
  check(actor) {
    const member = requireMember(actor);
    if (!isActive(member) || !hasSellerStatus(member)) throw new AppError("forbidden");
  },
};

/** Sellers, and all staff, who may own a store too. */
export const sellerOrStaff: Access = {
  name: "seller or staff",
  check(actor) {
    const member = requireMember(actor);
    if (!isActive(member) || !(hasSellerStatus(member) || hasStaffStatus(member)))
      throw new AppError("forbidden");
  },
};

/** Writers of the magazine (GUARD-09) and staff. */
export const writerOrStaff: Access = {
  name: "writer or staff",
  check(actor) {
    const member = requireMember(actor);
    if (!isActive(member) || !(isWriter(member) || hasStaffStatus(member)))
      throw new AppError("forbidden");
  },
};

/** Approved creators and staff. The use case checks their current profile again. */
export const creatorOrStaff: Access = {
  name: "creator or staff",
  check(actor) {
    const member = requireMember(actor);
    if (!isActive(member) || !(hasCreatorStatus(member) || hasStaffStatus(member)))
      throw new AppError("forbidden");
  },
};

export const staff: Access = {
  name: "staff",
  check(actor) {
    if (!hasStaffStatus(requireMember(actor))) throw new AppError("forbidden");
  },
};

/** Staff with adminStatus `Admin`; a Moderator is refused. */
export const fullAdmin: Access = {
  name: "full admin",
  check(actor) {
    if (!isFullAdmin(requireMember(actor))) throw new AppError("forbidden");
  },
};

const freshSignInMs = 5 * 60 * 1000;

/** Sensitive actions need a sign-in from the last five minutes. */
export function requireFreshSignIn(member: Member, now: Date): void {
  if (now.getTime() - member.identity.signedInAt.getTime() > freshSignInMs)
    throw new AppError("fresh_sign_in_needed");
}
