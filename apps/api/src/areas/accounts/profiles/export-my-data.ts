import { MyData } from "@boab/contracts/accounts/my-data";
import { listActsOf } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listRequestsOf } from "../access-requests/access-requests.repository.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile, listHandles } from "./profiles.repository.ts";

/**
 * Everything we hold about the person, and about nobody else. Messages and invitations are found by
 * email, so they are included only once it is verified.
 */
export async function exportMyData(
  { db, clock, personalData }: Pick<AccountsDeps, "db" | "clock" | "personalData">,
  { userId }: Member,
): Promise<MyData> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError("not_signed_in");
  const person = { userId, provenEmail: profile.emailVerified ? profile.email : undefined };
  const [handles, accessRequests, acts, ...heldElsewhere] = await Promise.all([
    listHandles(db, userId),
    listRequestsOf(db, userId),
    listActsOf(db, userId),
    ...personalData.map((area) => area.export(person)),
  ]);
  // An area that hands over more or less than the file describes is a mistake of ours, not a smaller file.
  return MyData.parse({
    exportedAt: clock().toISOString(),
    profile,
    handles,
    accessRequests,
    ...Object.assign({}, ...heldElsewhere),
    acts,
  });
}
