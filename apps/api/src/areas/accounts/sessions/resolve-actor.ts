import { getEffectiveStatuses } from "@boab/contracts/accounts/roles";
import { type ResolveActor, visitor } from "#platform/http/actor.ts";
import { hashSession } from "#platform/ids/ids.ts";
import type { Logger } from "#platform/log/log.ts";
import type { AccountsDeps } from "../deps.ts";
import { isLockedOut } from "../profiles/profile.rules.ts";
import { findAccountStatus } from "../profiles/profiles.repository.ts";
import { makeProviderCheck, providerCheckMs } from "./check-with-provider.ts";
import { isSessionEnded } from "./ended-sessions.repository.ts";
import { hasSignInEnded } from "./session.rules.ts";

/**
 * The session says whose it is; our own database says, on every request, whether the person is
 * locked out and the session is still valid; the provider is asked again every few minutes.
 */
export function makeResolveActor(
  deps: Pick<AccountsDeps, "db" | "identity" | "clock" | "publish"> & { log: Pick<Logger, "warn"> },
): ResolveActor {
  const { db, identity, clock } = deps;
  const checkWithProvider = makeProviderCheck(deps);

  return async (cookie) => {
    const verifiedIdentity = await identity.verifySession(cookie);
    if (!verifiedIdentity) return visitor;
    // A recent sign-in has already been checked with the provider.
    const isRecent = clock().getTime() - verifiedIdentity.signedInAt.getTime() < providerCheckMs;
    if (!isRecent && !(await checkWithProvider(verifiedIdentity.userId))) return visitor;
    const [accountStatus, isSignedOut] = await Promise.all([
      findAccountStatus(db, verifiedIdentity.userId),
      isSessionEnded(db, hashSession(cookie)),
    ]);
    if (isSignedOut) return visitor;
    if (!accountStatus) return { kind: "newcomer", identity: verifiedIdentity };
    if (isLockedOut(accountStatus) || hasSignInEnded(accountStatus, verifiedIdentity.signedInAt))
      return visitor;
    const statuses = getEffectiveStatuses(accountStatus.statuses);
    return {
      kind: "member",
      userId: verifiedIdentity.userId,
      identity: verifiedIdentity,
      ...statuses,
    };
  };
}
