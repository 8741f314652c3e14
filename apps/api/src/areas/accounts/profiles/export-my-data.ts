import type { MyData } from "@boab/contracts/accounts/my-data";
import { listActsOf } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listRequestsOf } from "../access-requests/access-requests.repository.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile, listHandles } from "./profiles.repository.ts";

const noCorrespondence = { enquiries: [], newsletter: null };

/**
 * Everything we hold about the person, and about nobody else. Messages and invitations are found by
 * email, so they are included only once it is verified.
 */
export async function exportMyData(
  { db, clock, heldElsewhere }: Pick<AccountsDeps, "db" | "clock" | "heldElsewhere">,
  { userId }: Member,
): Promise<MyData> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_signed_in");
  const provenEmail = profile.emailVerified ? profile.email : undefined;
  const [handles, accessRequests, acts, correspondence, directory, uploads] = await Promise.all([
    listHandles(db, userId),
    listRequestsOf(db, userId),
    listActsOf(db, userId),
    provenEmail ? heldElsewhere.findCorrespondence(provenEmail) : noCorrespondence,
    heldElsewhere.findDirectoryData(userId, provenEmail),
    heldElsewhere.listSentFiles(userId),
  ]);
  return {
    exportedAt: clock().toISOString(),
    profile,
    handles,
    accessRequests,
    ...correspondence,
    ...directory,
    uploads,
    acts,
  };
}
