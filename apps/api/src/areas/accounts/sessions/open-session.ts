import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import type { AccountsDeps } from "../deps.ts";
import { createProfile } from "../profiles/create-profile.ts";
import { isChosenHere } from "../profiles/profile.rules.ts";
import { findStanding } from "../profiles/profiles.repository.ts";
import { copyPhoto } from "../profiles/profiles.tasks.ts";
import { closeSession } from "./close-session.ts";
import { followProvider } from "./follow-provider.ts";
import { isFreshEnough, isLockedOut, wasEnded } from "./session.rules.ts";

interface SignIn {
  idToken: string;
  fullName?: string | undefined;
  /** The session this browser had until now. */
  replaced?: string | undefined;
}

/**
 * Only a sign-in from the last five minutes gets a session. The first one creates the profile; each
 * one copies the provider's current data, so that a copied session ends when its owner signs in
 * with a new password. The browser's previous session ends too, with all its copies.
 */
export async function openSession(
  deps: AccountsDeps,
  { idToken, fullName, replaced }: SignIn,
): Promise<{ session: string; profile: FullProfile; isNew: boolean }> {
  const { db, clock, identity, tasks } = deps;
  const proven = await identity.verifyIdToken(idToken);
  if (!proven || !isFreshEnough(proven.signedInAt, clock())) throw new AppError("sign_in_expired");
  const atProvider = await followProvider(deps, proven.userId);
  const standing = await findStanding(db, proven.userId);
  if (atProvider?.isDisabled || (standing && isLockedOut(standing)))
    throw new AppError("account_closed");
  if (!atProvider || (standing && wasEnded(standing, proven.signedInAt)))
    throw new AppError("sign_in_expired");

  const { profile, isNew } = await createProfile(deps, proven, { fullName });
  // Members of the time before photos were copied.
  if (profile.photoUrl !== null && !isChosenHere(profile))
    await inTransaction(db, (tx) => tasks.enqueue(tx, copyPhoto, { userId: profile.id }));
  const session = await identity.createSession(idToken, sessionDays);
  if (replaced !== session) await closeSession(deps, replaced);
  return { session, profile, isNew };
}
