import type { AccessRequestBody } from "@boab/contracts/accounts/access-requests";
import { isAdmin } from "@boab/contracts/accounts/roles";
import { accessTexts, accountTexts } from "@boab/contracts/accounts/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { lockProfile } from "../profiles/locking.repository.ts";
import { hasAccess, namesSomebodyElse } from "./access-request.rules.ts";
import { insertRequest, listRequestsOf } from "./access-requests.repository.ts";

const requestsPerDay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** A member who is not staff asks for a status for themselves. This only adds to the queue. */
export async function requestAccess(
  { db, clock }: Pick<AccountsDeps, "db" | "clock">,
  { userId }: Member,
  body: AccessRequestBody,
): Promise<{ message: string }> {
  const sent = { message: accountTexts.requestSent };
  const now = clock();
  return inTransaction(db, async (tx) => {
    const person = await lockProfile(tx, userId);
    if (!person) throw new AppError("not_signed_in");
    if (isAdmin(person)) throw new AppError("forbidden", { sentence: accessTexts.staffHaveAccess });
    // Members waiting for approval can only read and edit their own profile.
    if (person.userStatus !== "Active") throw new AppError("forbidden");
    if (namesSomebodyElse(body, person)) throw new AppError("actor_mismatch");
    const earlier = await listRequestsOf(tx, userId);
    if (earlier.some((one) => one.status === "open" && one.accessType === body.accessType))
      return sent;
    if (hasAccess(body.accessType, person))
      throw new AppError("conflict", { sentence: accessTexts.alreadyGranted });
    const dayAgo = now.getTime() - dayMs;
    const today = earlier.filter(({ createdAt }) => Date.parse(createdAt) > dayAgo);
    if (today.length >= requestsPerDay)
      throw new AppError("too_many_requests", { sentence: accessTexts.tooManyRequests });
    const { accessType, reason } = body;
    await insertRequest(tx, { userId, accessType, reason, createdAt: now });
    return sent;
  });
}

/** The person's own requests that nobody has decided yet. */
export async function listOwnOpenRequests({ db }: Pick<AccountsDeps, "db">, { userId }: Member) {
  const all = await listRequestsOf(db, userId);
  return { data: all.filter(({ status }) => status === "open") };
}
