import type { CaseDecision, ModerationCase } from "@boab/contracts/moderation/cases";
import { undoSeconds } from "@boab/contracts/moderation/texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject } from "../subjects.ts";
import { findCase, lockCase, markDecided } from "./cases.repository.ts";
import { insertDecision } from "./decisions.repository.ts";
import { tellDecisionTask } from "./decisions.tasks.ts";
import { readCase } from "./read-case.ts";

type Deps = Pick<ModerationDeps, "db" | "clock" | "tasks" | "subjects">;

/**
 * Staff decide an open case once, and never one about themselves or their own business. The subject is hidden or shown
 * at once; the emails wait a moment, so that a slip can be undone.
 */
export async function decideCase(
  deps: Deps,
  member: Member,
  id: string,
  decision: CaseDecision,
  origin: RequestOrigin,
): Promise<ModerationCase> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findCase(tx, id);
    if (!found) throw new AppError("not_found");
    const { kind, subjectId } = found;
    const subjects = deps.subjects[kind];
    await subjects.lock(tx, subjectId);
    const locked = await lockCase(tx, id);
    if (locked?.status !== "open") throw new AppError("already_decided");
    if (await subjects.concerns(tx, subjectId, member.userId)) throw new AppError("own_interest");
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
    await deps.tasks.enqueue(tx, tellDecisionTask, { decisionId }, { startAfter });
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
