import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { findAppealOf } from "../appeals/appeals.repository.ts";
import type { ModerationDeps } from "../deps.ts";
import { findCase, lockCase, markOpen } from "./cases.repository.ts";
import { findDecisionOf, markUndone } from "./decisions.repository.ts";
import { readCase } from "./read-case.ts";

type Deps = Pick<ModerationDeps, "db" | "clock" | "subjects">;

/**
 * Undoes a decision: the subject is as it was before, and the case waits again. Emails that have not gone out never
 * will; once somebody has appealed, only the appeal can change it.
 */
export async function reopenCase(
  deps: Deps,
  member: Member,
  id: string,
  decisionId: string,
  origin: RequestOrigin,
): Promise<ModerationCase> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findCase(tx, id);
    if (!found) throw new AppError("not_found");
    const subjects = deps.subjects[found.kind];
    await subjects.lock(tx, found.subjectId);
    await lockCase(tx, id);
    const decision = await findDecisionOf(tx, id);
    if (decision?.id !== decisionId) throw new AppError("conflict");
    if (await subjects.concerns(tx, found.subjectId, member.userId))
      throw new AppError("own_interest");
    if (await findAppealOf(tx, decisionId)) throw new AppError("conflict");
    if (!(await markOpen(tx, found))) throw new AppError("conflict");
    await markUndone(tx, decisionId, member.userId, deps.clock());
    await subjects.setHidden(tx, found.subjectId, decision.wasHidden);
    await writeAudit(tx, {
      actorId: member.userId,
      act: "undo moderation decision",
      objectType: found.kind,
      objectId: found.subjectId,
      changes: { verdict: decision.verdict },
      ...origin,
    });
  });
  return readCase(deps, member, id);
}
