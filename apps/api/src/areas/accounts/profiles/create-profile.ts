import { randomInt } from "node:crypto";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { ProvenIdentity } from "#platform/identity/identity.ts";
import type { AccountsDeps } from "../deps.ts";
import { profileCreated } from "../facts.ts";
import { acceptedPhoto, handleCandidates, isReserved, tidyName } from "./profile.rules.ts";
import {
  claimHandle,
  findProfile,
  findStanding,
  insertProfile,
  lockPerson,
} from "./profiles.repository.ts";
import { copyPhoto } from "./profiles.tasks.ts";

export interface ProfileRequest {
  fullName?: string | undefined;
  username?: string | undefined;
}

/**
 * One person has one profile, however many first requests arrive at once. Nothing is overwritten.
 */
export function createProfile(
  { db, tasks, publish }: Pick<AccountsDeps, "db" | "tasks" | "publish">,
  identity: ProvenIdentity,
  request: ProfileRequest,
): Promise<{ profile: FullProfile; isNew: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, identity.userId);
    const existing = await findProfile(tx, identity.userId);
    if (existing) return { profile: existing, isNew: false };
    // Closed since the sign-in was checked.
    if (await findStanding(tx, identity.userId)) throw new AppError("account_closed");

    const fullName =
      tidyName(identity.fullName) || tidyName(request.fullName) || firstPart(identity.email);
    const profile = await insertProfile(tx, {
      id: identity.userId,
      fullName,
      handle: await findFreeHandle(tx, identity.userId, fullName, request.username),
      email: identity.email,
      emailVerified: identity.emailVerified,
    });
    if (acceptedPhoto(identity.photoUrl))
      await tasks.enqueue(tx, copyPhoto, { userId: profile.id });
    await publish(tx, profileCreated, { userId: profile.id });
    return { profile, isNew: true };
  });
}

const firstPart = (email: string) => tidyName(email.split("@")[0]) || "Member";

async function findFreeHandle(tx: Tx, userId: string, name: string, requested: string | undefined) {
  if (requested !== undefined) {
    if (isReserved(requested) || !(await claimHandle(tx, requested, userId)))
      throw new AppError("username_taken");
    return requested;
  }
  for (const handle of handleCandidates(name, () => String(randomInt(1_000, 1_000_000)))) {
    if (!isReserved(handle) && (await claimHandle(tx, handle, userId))) return handle;
  }
  throw new Error("unreachable: the candidates never end");
}
