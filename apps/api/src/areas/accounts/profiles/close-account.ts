import { randomBytes } from "node:crypto";
import { erasePersonalAudit, writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { deleteMailsTo } from "#platform/mail/mail.repository.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { AccountsDeps } from "../deps.ts";
import { accountClosed } from "../facts.ts";
import { forgetIdentity } from "../sessions/sessions.tasks.ts";
import { anonymise } from "./closing.repository.ts";
import { countAdminsLocked, lockProfile } from "./locking.repository.ts";
import { mayClose } from "./profile.rules.ts";
import { reloadActor } from "./reload-actor.ts";

type Deps = Pick<AccountsDeps, "db" | "clock" | "tasks" | "publish" | "personalData">;

/**
 * The person, or an admin, closes an account after a fresh sign-in: every session ends, everything
 * that identifies the person is erased, and the last admin cannot be closed.
 */
export async function closeAccount(
  { db, clock, tasks, publish, personalData }: Deps,
  actor: Member,
  userId: string,
  origin: RequestOrigin,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const adminCount = await countAdminsLocked(tx, userId);
    const target = await lockProfile(tx, userId);
    if (!target) throw new AppError("not_found");
    const verdict = mayClose(await reloadActor(tx, actor), target, adminCount);
    if (!verdict.ok)
      throw new AppError(verdict.reason === "not_yours" ? "not_found" : verdict.reason);
    requireFreshSignIn(actor, now);

    await anonymise(tx, userId, `gone.${randomBytes(7).toString("hex")}`, now);
    await tasks.enqueue(tx, forgetIdentity, { userId });
    await publish(tx, accountClosed, { userId });
    await writeAudit(tx, {
      actorId: actor.userId,
      act: "close account",
      objectType: "profile",
      objectId: userId,
      ...origin,
    });
    // Last, so that it includes the IP address of this request.
    await erasePersonalAudit(tx, [userId]);
    if (target.emailVerified) await eraseAddress(tx, personalData, target.email);
  });
}

/** An address that was never proven may be somebody else's, and so may be what was sent from it. */
async function eraseAddress(tx: Tx, personalData: PersonalData[], email: string): Promise<void> {
  // Contracts lowercase what people type; the provider does not.
  const address = email.toLowerCase();
  await erasePersonalAudit(tx, [address]);
  await deleteMailsTo(tx, address);
  for (const area of personalData) await area.eraseAddress?.(tx, address);
}
