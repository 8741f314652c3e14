import { heldStatuses } from "@boab/contracts/accounts/roles";
import { type ResolveActor, visitor } from "#platform/http/actor.ts";
import { hashSession } from "#platform/ids/ids.ts";
import type { Logger } from "#platform/log/log.ts";
import type { AccountsDeps } from "../deps.ts";
import { findStanding } from "../profiles/profiles.repository.ts";
import { makeProviderCheck, providerCheckMs } from "./check-with-provider.ts";
import { isSessionEnded } from "./ended-sessions.repository.ts";
import { isLockedOut, wasEnded } from "./session.rules.ts";

/**
 * The session says whose it is; our own database says, on every request, whether the person is
 * locked out and the session is still valid; the provider is asked again every few minutes.
 */
export function makeResolveActor(
  deps: Pick<AccountsDeps, "db" | "identity" | "clock"> & { log: Pick<Logger, "warn"> },
): ResolveActor {
  const { db, identity, clock } = deps;
  const isAdmitted = makeProviderCheck(deps);

  return async (cookie) => {
    const proven = await identity.verifySession(cookie);
    if (!proven) return visitor;
    // A sign-in asks the provider itself.
    const isRecent = clock().getTime() - proven.signedInAt.getTime() < providerCheckMs;
    if (!isRecent && !(await isAdmitted(proven.userId))) return visitor;
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
