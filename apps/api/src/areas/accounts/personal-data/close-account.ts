import { randomBytes } from "node:crypto";
import { erasePersonalAudit, writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { eraseResponses } from "#platform/idempotency/run-once.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { deleteRequestsByUser } from "../access-requests/access-requests.repository.ts";
import { deleteIdentityTask } from "../accounts.tasks.ts";
import { eraseByEmail } from "../contacts/erase-by-email.ts";
import type { AccountsDeps } from "../deps.ts";
import { accountClosed } from "../events.ts";
import { checkClosing } from "../profiles/profile.rules.ts";
import { anonymise, lockAndCountAdmins, lockProfile } from "../profiles/profiles.repository.ts";
import { reloadActor } from "../profiles/reload-actor.ts";
import { accountClosedEmail } from "./account-closed-email.ts";

type Deps = Pick<
  AccountsDeps,
  "db" | "clock" | "tasks" | "publish" | "personalData" | "enqueueMail" | "publicOrigin"
>;

/**
 * The person, or an admin, closes an account after a fresh sign-in: every session ends, everything
 * that identifies the person is erased, and the last admin cannot be closed.
 */
export async function closeAccount(
  { db, clock, tasks, publish, personalData, enqueueMail, publicOrigin }: Deps,
  actor: Member,
  userId: string,
  origin: RequestOrigin,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const adminCount = await lockAndCountAdmins(tx, userId);
    const target = await lockProfile(tx, userId);
    if (!target) throw new AppError("not_found");
    const verdict = checkClosing(await reloadActor(tx, actor), target, adminCount);
    if (!verdict.ok)
      throw new AppError(verdict.reason === "not_yours" ? "not_found" : verdict.reason);
    requireFreshSignIn(actor, now);

    await anonymise(tx, userId, `gone.${randomBytes(7).toString("hex")}`, now);
    await deleteRequestsByUser(tx, userId);
    await tasks.enqueue(tx, deleteIdentityTask, { userId });
    await publish(tx, accountClosed, { userId });
    await writeAudit(tx, {
      actorId: actor.userId,
      act: "close account",
      objectType: "profile",
      objectId: userId,
      ...origin,
    });
    // This comes last, so that it also erases the IP address of this request.
    await erasePersonalAudit(tx, [userId]);
    await eraseResponses(tx, userId);
    if (!target.emailVerified) return;
    await eraseByEmail(tx, personalData, target.email);
    await enqueueMail(tx, {
      key: `${accountClosedEmail.kind}:${userId}`,
      to: target.email,
      isErasedOnceSent: true,
      ...accountClosedEmail.write({ publicOrigin, isByStaff: actor.userId !== userId }),
    });
  });
}

/** Once an account is closed, every area erases what it holds of the person, each in a task of its own. */
export const erasureSubscribers = (personalData: PersonalData[]): Subscriber[] =>
  personalData.flatMap(({ area, erase }) =>
    erase ? [subscribe(accountClosed, area, ({ userId }) => erase(userId))] : [],
  );
