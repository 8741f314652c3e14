import type { MyData } from "@boab/contracts/accounts/my-data";
import { listActsOf } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listRequestsOf } from "../access-requests/access-requests.repository.ts";
import type { AccountsParts } from "../parts.ts";
import { findProfile, listHandles } from "./profiles.repository.ts";

/**
 * Everything we hold of the person who asks, and of nobody else. Letters are found by the address,
 * so they are included only once it is proven to be theirs.
 */
export async function exportMyData(
  { db, clock, findCorrespondence }: Pick<AccountsParts, "db" | "clock" | "findCorrespondence">,
  { userId }: Member,
): Promise<MyData> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_signed_in");
  const [handles, accessRequests, acts, correspondence] = await Promise.all([
    listHandles(db, userId),
    listRequestsOf(db, userId),
    listActsOf(db, userId),
    profile.emailVerified ? findCorrespondence(profile.email) : { enquiries: [], newsletter: null },
  ]);
  const exportedAt = clock().toISOString();
  return { exportedAt, profile, handles, accessRequests, ...correspondence, acts };
}
