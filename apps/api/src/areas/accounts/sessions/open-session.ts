import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import { copyPhoto } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { createProfile } from "../profiles/create-profile.ts";
import { hasStoredPhoto, isLockedOut } from "../profiles/profile.rules.ts";
import { findAccountStatus } from "../profiles/profiles.repository.ts";
import { closeSession } from "./close-session.ts";
import { isFreshEnough, wasEnded } from "./session.rules.ts";
import { syncFromProvider } from "./sync-from-provider.ts";

interface SignIn {
  idToken: string;
  fullName?: string | undefined;
  /** This is the browser's previous session, which ends. */
  replaced?: string | undefined;
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
  { idToken, fullName, replaced, beforeNewProfile }: SignIn,
): Promise<{ session: string; profile: FullProfile; isNew: boolean }> {
  const { db, clock, identity, tasks } = deps;
  const proven = await identity.verifyIdToken(idToken);
  if (!proven || !isFreshEnough(proven.signedInAt, clock())) throw new AppError("sign_in_expired");
  const atProvider = await syncFromProvider(deps, proven.userId);
  const accountStatus = await findAccountStatus(db, proven.userId);
  if (atProvider?.isDisabled || (accountStatus && isLockedOut(accountStatus)))
    throw new AppError("account_closed");
  if (!atProvider || (accountStatus && wasEnded(accountStatus, proven.signedInAt)))
    throw new AppError("sign_in_expired");

  const create = () => createProfile(deps, proven, { fullName });
  const { profile, isNew } =
    accountStatus || !beforeNewProfile
      ? await create()
      : await createCounted(proven.userId, beforeNewProfile, create);
  // Members who joined before we copied photos still have a photo URL at the provider.
  if (profile.photoUrl !== null && !hasStoredPhoto(profile))
    await inTransaction(db, (tx) => tasks.enqueue(tx, copyPhoto, { userId: profile.id }));
  const session = await identity.createSession(idToken, sessionDays);
  if (replaced !== session) await closeSession(deps, replaced);
  return { session, profile, isNew };
}

/** What counts the new profiles of people whose first sign-in is in progress, by person. */
const firstSignIns = new Map<string, Promise<void>>();

/** The parallel first requests of one person count as one new profile, and are refused together. */
async function createCounted<Created>(
  userId: string,
  count: () => Promise<void>,
  create: () => Promise<Created>,
): Promise<Created> {
  const counted = firstSignIns.get(userId) ?? count();
  firstSignIns.set(userId, counted);
  try {
    await counted;
    return await create();
  } finally {
    firstSignIns.delete(userId);
  }
}
