import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import { copyProviderPhotoTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { createProfile } from "../profiles/create-profile.ts";
import { hasStoredPhoto, isLockedOut } from "../profiles/profile.rules.ts";
import { findAccountStatus } from "../profiles/profiles.repository.ts";
import { closeSession } from "./close-session.ts";
import { hasSignInEnded, isFreshSignIn } from "./session.rules.ts";
import { syncFromProvider } from "./sync-from-provider.ts";

interface SignIn {
  idToken: string;
  fullName?: string | undefined;
  /** This is the browser's previous session, which ends. */
  previousSession?: string | undefined;
  /** Refuses a first sign-in from a network that has just made many profiles. */
  beforeNewProfile?: () => Promise<void>;
}

/**
 * Only a sign-in from the last five minutes gets a session. The first one creates the profile; each
 * one copies the provider's current data, so that a copied session ends when its owner signs in
 * with a new password. The browser's previous session ends too, with all its copies.
 */
export async function openSession(
  deps: AccountsDeps,
  { idToken, fullName, previousSession, beforeNewProfile }: SignIn,
): Promise<{ session: string; profile: FullProfile; isNew: boolean }> {
  const { db, clock, identity, tasks } = deps;
  const verifiedIdentity = await identity.verifyIdToken(idToken);
  if (!verifiedIdentity || !isFreshSignIn(verifiedIdentity.signedInAt, clock()))
    throw new AppError("sign_in_expired");
  const providerRecord = await syncFromProvider(deps, verifiedIdentity.userId);
  const accountStatus = await findAccountStatus(db, verifiedIdentity.userId);
  if (providerRecord?.isDisabled || (accountStatus && isLockedOut(accountStatus)))
    throw new AppError("account_closed");
  if (
    !providerRecord ||
    (accountStatus && hasSignInEnded(accountStatus, verifiedIdentity.signedInAt))
  )
    throw new AppError("sign_in_expired");

  const create = () => createProfile(deps, verifiedIdentity, { fullName });
  const { profile, isNew } =
    accountStatus || !beforeNewProfile
      ? await create()
      : await createWithinLimit(verifiedIdentity.userId, beforeNewProfile, create);
  // Members who joined before we copied photos still have a photo URL at the provider.
  if (profile.photoUrl !== null && !hasStoredPhoto(profile))
    await inTransaction(db, (tx) =>
      tasks.enqueue(tx, copyProviderPhotoTask, { userId: profile.id }),
    );
  const session = await identity.createSession(idToken, sessionDays);
  if (previousSession !== session) await closeSession(deps, previousSession);
  return { session, profile, isNew };
}

/** What counts the new profiles of people whose first sign-in is in progress, by person. */
const pendingProfileCounts = new Map<string, Promise<void>>();

/** The parallel first requests of one person count as one new profile, and are refused together. */
async function createWithinLimit<Created>(
  userId: string,
  countNewProfile: () => Promise<void>,
  create: () => Promise<Created>,
): Promise<Created> {
  const countPromise = pendingProfileCounts.get(userId) ?? countNewProfile();
  pendingProfileCounts.set(userId, countPromise);
  try {
    await countPromise;
    return await create();
  } finally {
    pendingProfileCounts.delete(userId);
  }
}
