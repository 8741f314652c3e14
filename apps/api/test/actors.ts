import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { Member } from "#platform/http/actor.ts";
import { makePerson } from "./harness.ts";

const noStatuses: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};

/** A member as routes receive one; they do not exist in the database. */
export function makeMember(statuses: Partial<Statuses> = {}): Member {
  const { userId, email } = makePerson();
  const identity = {
    userId,
    email,
    emailVerified: true,
    fullName: "Ada Test",
    photoUrl: undefined,
    signedInAt: new Date(),
  };
  return { kind: "member", userId, identity, ...noStatuses, ...statuses };
}
