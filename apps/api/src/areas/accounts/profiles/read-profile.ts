import type { FullProfile, PublicProfile } from "@boab/contracts/accounts/profiles";
import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { toProfileForViewer } from "./profile.rules.ts";
import {
  findProfile,
  findPublicProfile,
  findPublicProfileByHandle,
} from "./profiles.repository.ts";

/** The person and staff read every field; anyone else reads only the public ones. */
export async function readProfile(
  { db }: Pick<AccountsDeps, "db">,
  actor: Actor,
  userId: string,
): Promise<FullProfile | PublicProfile> {
  const isSelf = actor.kind === "member" && actor.userId === userId;
  if (actor.kind === "member" && (isSelf || hasStaffStatus(actor))) {
    const profile = await findProfile(db, userId);
    if (profile) return toProfileForViewer(profile, actor, isSelf);
  }
  const profile = await findPublicProfile(db, userId);
  if (!profile) throw new AppError("not_found");
  return profile;
}

export async function readProfileByHandle(
  { db }: Pick<AccountsDeps, "db">,
  handle: string,
): Promise<PublicProfile> {
  const profile = await findPublicProfileByHandle(db, handle);
  if (!profile) throw new AppError("not_found");
  return profile;
}
