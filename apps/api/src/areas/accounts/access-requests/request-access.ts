import type { AccessRequestBody } from "@boab/contracts/accounts/access-requests";
import { accessCopy, accountCopy } from "@boab/contracts/accounts/copy";
import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { AccountsDeps } from "../deps.ts";
import { lockProfile } from "../profiles/profiles.repository.ts";
import { hasAccess, namesSomebodyElse } from "./access-request.rules.ts";
import { insertRequest, listRequestsByUser } from "./access-requests.repository.ts";

const maxRequestsPerDay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** A member who is not staff asks for a status for themselves. This only adds to the queue. */
export async function requestAccess(
  { db, clock }: Pick<AccountsDeps, "db" | "clock">,
  { userId }: Member,
  body: AccessRequestBody,
): Promise<{ message: string }> {
  const sentResponse = { message: accountCopy.requestSent };
  const now = clock();
  return runOnce(db, async (tx) => {
    const person = await lockProfile(tx, userId);
    if (!person) throw new AppError("not_signed_in");
    if (hasStaffStatus(person))
      throw new AppError("forbidden", { sentence: accessCopy.staffHaveAccess });
    // Members waiting for approval can only read and edit their own profile.
    if (person.userStatus !== "Active") throw new AppError("forbidden");
    if (namesSomebodyElse(body, person)) throw new AppError("actor_mismatch");
    const earlierRequests = await listRequestsByUser(tx, userId);
    if (earlierRequests.some((one) => one.status === "open" && one.accessType === body.accessType))
      return sentResponse;
    if (hasAccess(body.accessType, person))
      throw new AppError("conflict", { sentence: accessCopy.alreadyGranted });
    const dayAgo = now.getTime() - dayMs;
    const recentRequests = earlierRequests.filter(
      ({ createdAt }) => Date.parse(createdAt) > dayAgo,
    );
    if (recentRequests.length >= maxRequestsPerDay)
      throw new AppError("too_many_requests", { sentence: accessCopy.tooManyRequests });
    const { accessType, reason } = body;
    await insertRequest(tx, { userId, accessType, reason, createdAt: now });
    return sentResponse;
  });
}

/** Members list their own requests that nobody has decided yet. */
export async function listOwnOpenRequests({ db }: Pick<AccountsDeps, "db">, { userId }: Member) {
  const allRequests = await listRequestsByUser(db, userId);
  return { data: allRequests.filter(({ status }) => status === "open") };
}
