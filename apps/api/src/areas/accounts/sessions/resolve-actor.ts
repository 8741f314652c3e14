import { heldStatuses } from "@boab/contracts/accounts/roles";
import { type ResolveActor, visitor } from "#platform/http/actor.ts";
import { hashSession } from "#platform/ids/ids.ts";
import type { AccountsDeps } from "../deps.ts";
import { findStanding } from "../profiles/profiles.repository.ts";
import { isSessionEnded } from "./ended-sessions.repository.ts";
import { isLockedOut, wasEnded } from "./session.rules.ts";

/**
 * The provider says whose session it is; our own database says, on every request, whether the
 * person is locked out and the session is still valid.
 */
export function makeResolveActor({
  db,
  identity,
}: Pick<AccountsDeps, "db" | "identity">): ResolveActor {
  return async (cookie) => {
    const proven = await identity.verifySession(cookie);
    if (!proven) return visitor;
    const [standing, isSignedOut] = await Promise.all([
      findStanding(db, proven.userId),
      isSessionEnded(db, hashSession(cookie)),
    ]);
    if (isSignedOut) return visitor;
    if (!standing) return { kind: "newcomer", identity: proven };
    if (isLockedOut(standing) || wasEnded(standing, proven.signedInAt)) return visitor;
    const statuses = heldStatuses(standing.statuses);
    return { kind: "member", userId: proven.userId, identity: proven, ...statuses };
  };
}
