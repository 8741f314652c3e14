import type { BasicInfo } from "@boab/contracts/directory/business-sections";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { lockProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { DirectoryDeps } from "../deps.ts";
import { claimSlug } from "../slugs/claim-slug.ts";
import { findAccessProblem, findLimitProblem, findNameProblem } from "./business.rules.ts";
import { loadEditableBusiness, requireActive, toEditable } from "./load-business.ts";
import { countOwnedListings, insertBusiness } from "./owned.repository.ts";

/**
 * A member with directory access creates a hidden listing of their own, within their plan's limit.
 */
export async function createBusiness(
  { db, clock, settings }: Pick<DirectoryDeps, "db" | "clock" | "settings">,
  member: Member,
  info: BasicInfo,
): Promise<EditableBusiness> {
  requireActive(member);
  const { listingAccess, businessNames } = await settings.read();
  const accessError = findAccessProblem(listingAccess, member);
  if (accessError) throw new AppError("forbidden", { sentence: accessError });
  const nameError = findNameProblem(businessNames, info.businessName);
  if (nameError) throw new AppError("bad_request", { fields: { businessName: nameError } });
  return runOnce(db, async (tx) => {
    // The lock makes concurrent requests of one person count one after the other.
    const owner = await lockProfile(tx, member.userId);
    if (!owner) throw new AppError("not_signed_in");
    const count = await countOwnedListings(tx, owner.id);
    const problem = findLimitProblem(owner.directorySubscriptionPlan, count);
    if (problem) throw new AppError("plan_limit_reached", { sentence: problem });
    const id = makeId("BUS", 8);
    await claimSlug(tx, info.slug, id);
    await insertBusiness(tx, { ...info, id, ownerId: owner.id }, clock());
    return toEditable(tx, await loadEditableBusiness(tx, id, member, "owner"));
  });
}
