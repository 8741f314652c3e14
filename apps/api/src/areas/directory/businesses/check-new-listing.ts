import { findProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findAccessProblem, findLimitProblem } from "./business.rules.ts";
import { requireActive } from "./load-business.ts";
import { countOwnedListings } from "./owned.repository.ts";

/** Checks in advance what would stop a member from creating a listing. It reserves nothing. */
export async function checkNewListing(
  { db, settings }: Pick<DirectoryDeps, "db" | "settings">,
  member: Member,
) {
  requireActive(member);
  const { listingAccess } = await settings.read();
  const accessError = findAccessProblem(listingAccess, member);
  if (accessError) return { problem: { code: "forbidden" as const, sentence: accessError } };
  const owner = await findProfile(db, member.userId);
  if (!owner) throw new AppError("not_signed_in");
  const limitError = findLimitProblem(
    owner.directorySubscriptionPlan,
    await countOwnedListings(db, owner.id),
  );
  return {
    problem: limitError ? { code: "plan_limit_reached" as const, sentence: limitError } : null,
  };
}
