import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import type { AccountsParts } from "../parts.ts";
import { createProfile } from "../profiles/create-profile.ts";
import { findProfile, findStanding, updateEmail } from "../profiles/profiles.repository.ts";
import { isFreshEnough, isShut, wasEnded } from "./session.rules.ts";

/**
 * Only a sign-in of the last minutes buys a session. The first one also makes the profile; every
 * one brings the provider's word on the e-mail address up to date.
 */
export async function openSession(
  parts: AccountsParts,
  { idToken, fullName }: { idToken: string; fullName?: string | undefined },
): Promise<{ session: string; profile: FullProfile; isNew: boolean }> {
  const { db, clock, identity } = parts;
  const proven = await identity.verifyIdToken(idToken);
  if (!proven || !isFreshEnough(proven.signedInAt, clock())) throw new AppError("sign_in_expired");
  const standing = await findStanding(db, proven.userId);
  if (standing && isShut(standing)) throw new AppError("account_closed");
  if (standing && wasEnded(standing, proven.signedInAt)) throw new AppError("sign_in_expired");

  const { profile, isNew } = await createProfile(parts, proven, { fullName });
  if (!isNew) {
    await inTransaction(db, (tx) =>
      updateEmail(tx, profile.id, proven.email, proven.emailVerified),
    );
  }
  const current = await findProfile(db, profile.id);
  if (!current) throw new AppError("account_closed");
  return { session: await identity.createSession(idToken, sessionDays), profile: current, isNew };
}
