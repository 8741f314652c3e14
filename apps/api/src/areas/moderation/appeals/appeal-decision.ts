import type { OwnDecision } from "@boab/contracts/moderation/appeals";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { insertAppeal } from "../cases/appeals.repository.ts";
import { lockCase } from "../cases/cases.repository.ts";
import { findDecision } from "../cases/decisions.repository.ts";
import type { ModerationDeps } from "../deps.ts";
import { readDecision } from "./read-decision.ts";

/** The author appeals once against a removal; a different moderator decides. */
export async function appealAgainstDecision(
  deps: Pick<ModerationDeps, "db" | "clock" | "subjects">,
  member: Member,
  id: string,
  body: string,
): Promise<OwnDecision> {
  await runOnce(deps.db, async (tx) => {
    const found = await findDecision(tx, id);
    if (!found || found.authorId !== member.userId) throw new AppError("not_found");
    // Undoing takes the same lock: a decision is either undone or appealed.
    await lockCase(tx, found.caseId);
    const decision = await findDecision(tx, id);
    if (!decision || decision.undoneAt) throw new AppError("not_found");
    if (decision.verdict === "keep") throw new AppError("conflict");
    const appeal = { decisionId: id, firstDecider: decision.decidedBy, body };
    if (!(await insertAppeal(tx, appeal, deps.clock()))) throw new AppError("conflict");
  });
  return readDecision(deps, member, id);
}
