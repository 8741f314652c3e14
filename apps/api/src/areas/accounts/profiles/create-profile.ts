import { randomInt } from "node:crypto";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { NetworkLimit } from "#platform/http/route.ts";
import type { ProvenIdentity } from "#platform/identity/identity.ts";
import { copyProviderPhotoTask, mailVerificationTask } from "../accounts.tasks.ts";
import { joinContact } from "../contacts/join-contact.ts";
import type { AccountsDeps } from "../deps.ts";
import { profileCreated } from "../events.ts";
import { claimHandle } from "./handles.repository.ts";
import {
  generateHandles,
  getAcceptedPhotoUrl,
  isReservedHandle,
  tidyName,
} from "./profile.rules.ts";
import {
  findAccountStatus,
  findProfile,
  insertProfile,
  lockPerson,
} from "./profiles.repository.ts";

export interface ProfileRequest {
  fullName?: string | undefined;
  username?: string | undefined;
}

/**
 * One person has one profile, however many first requests arrive at once. Nothing is overwritten. An email that the
 * provider has not verified gets a link to confirm it.
 */
export function createProfile(
  { db, clock, tasks, publish }: Pick<AccountsDeps, "db" | "clock" | "tasks" | "publish">,
  identity: ProvenIdentity,
  request: ProfileRequest,
): Promise<{ profile: FullProfile; isNew: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, identity.userId);
    const existing = await findProfile(tx, identity.userId);
    if (existing) return { profile: existing, isNew: false };
    // The account was closed after the sign-in was checked.
    if (await findAccountStatus(tx, identity.userId)) throw new AppError("account_closed");

    const fullName =
      tidyName(identity.fullName) || tidyName(request.fullName) || getNameFromEmail(identity.email);
    const profile = await insertProfile(tx, {
      id: identity.userId,
      fullName,
      handle: await findFreeHandle(tx, identity.userId, fullName, request.username),
      email: identity.email,
      emailVerified: identity.emailVerified,
    });
    if (!identity.emailVerified)
      await tasks.enqueue(tx, mailVerificationTask, {
        email: identity.email,
        requestedAt: clock().toISOString(),
      });
    if (getAcceptedPhotoUrl(identity.photoUrl))
      await tasks.enqueue(tx, copyProviderPhotoTask, { userId: profile.id });
    await publish(tx, profileCreated, { userId: profile.id });
    await joinContact({ publish }, tx, { userId: profile.id, ...profile });
    return { profile, isNew: true };
  });
}

const getNameFromEmail = (email: string) => tidyName(email.split("@")[0]) || "Member";

async function findFreeHandle(tx: Tx, userId: string, name: string, requested: string | undefined) {
  if (requested !== undefined) {
    if (isReservedHandle(requested) || !(await claimHandle(tx, requested, userId)))
      throw new AppError("username_taken");
    return requested;
  }
  for (const handle of generateHandles(name, () => String(randomInt(1_000, 1_000_000)))) {
    if (!isReservedHandle(handle) && (await claimHandle(tx, handle, userId))) return handle;
  }
  throw new Error("unreachable: the candidates never end");
}

/** Profiles are free and most limits count by profile. A household makes a few; a script makes thousands. */
export const newProfileLimit: NetworkLimit = { name: "new-profile", points: 5, seconds: 3600 };
