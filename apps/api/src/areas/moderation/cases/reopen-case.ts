import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ModerationDeps } from "../deps.ts";
import { findAppealByDecision } from "./appeals.repository.ts";
import { markOpen } from "./cases.repository.ts";
import { findDecisionByCase, markUndone } from "./decisions.repository.ts";
import { lockCaseAndSubject } from "./lock-case-and-subject.ts";
import { readCase } from "./read-case.ts";
import { refuseOwnInterest } from "./refuse-concerned.ts";

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
  await runOnce(deps.db, async (tx) => {
    const { found, subjects } = await lockCaseAndSubject(deps, tx, id);
    const decision = await findDecisionByCase(tx, id);
    if (decision?.id !== decisionId) throw new AppError("conflict");
    await refuseOwnInterest(deps.subjects, tx, found, member.userId);
    if (await findAppealByDecision(tx, decisionId)) throw new AppError("conflict");
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
