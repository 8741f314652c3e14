import type { CaseDecision, ModerationCase } from "@boab/contracts/moderation/cases";
import { undoSeconds } from "@boab/contracts/moderation/limits";
import { getReasons, reasonRequiredMessage } from "@boab/contracts/moderation/reasons";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject } from "../subjects.ts";
import { markDecided } from "./cases.repository.ts";
import { insertDecision } from "./decisions.repository.ts";
import { notifyDecisionTask } from "./decisions.tasks.ts";
import { lockCaseAndSubject } from "./lock-case-and-subject.ts";
import { readCase } from "./read-case.ts";
import { refuseOwnInterest } from "./refuse-concerned.ts";

type Deps = Pick<ModerationDeps, "db" | "clock" | "tasks" | "subjects">;

/**
 * Staff decide an open case once, and never one about themselves or their own business, or one they reported. The subject is hidden or shown
 * at once; the emails wait a moment, so that a slip can be undone.
 */
export async function decideCase(
  deps: Deps,
  member: Member,
  id: string,
  decision: CaseDecision,
  origin: RequestOrigin,
): Promise<ModerationCase> {
  await runOnce(deps.db, async (tx) => {
    const { found, subjects, locked } = await lockCaseAndSubject(deps, tx, id);
    const { kind, subjectId } = found;
    if (locked?.status !== "open") throw new AppError("already_decided");
    await refuseOwnInterest(deps.subjects, tx, found, member.userId);
    if (!Object.hasOwn(getReasons(decision.verdict, kind), decision.reason))
      throw new AppError("bad_request", { fields: { reason: reasonRequiredMessage } });
    const subject = await describeSubject(deps.subjects, tx, found);
    const at = deps.clock();
    const decisionId = await insertDecision(tx, {
      caseId: id,
      decision,
      authorId: subject?.authorId ?? null,
      wasHidden: subject?.isHidden ?? true,
      by: member.userId,
      at,
    });
    if (subject) await subjects.setHidden(tx, subjectId, decision.verdict !== "keep");
    await markDecided(tx, id, at);
    const startAfter = new Date(at.getTime() + undoSeconds * 1000);
    await deps.tasks.enqueue(tx, notifyDecisionTask, { decisionId }, { startAfter });
    await writeAudit(tx, {
      actorId: member.userId,
      act: decision.verdict === "keep" ? "keep reported content" : "remove reported content",
      objectType: kind,
      objectId: subjectId,
      changes: { verdict: decision.verdict, reason: decision.reason },
      ...origin,
    });
  });
  return readCase(deps, member, id);
}
