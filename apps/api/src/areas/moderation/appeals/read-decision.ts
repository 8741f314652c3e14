import type { OwnDecision } from "@boab/contracts/moderation/appeals";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { findAppealByDecision } from "../cases/appeals.repository.ts";
import { findCase } from "../cases/cases.repository.ts";
import { findDecision } from "../cases/decisions.repository.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject } from "../subjects.ts";

/** Members read a decision about something they wrote; for everybody else it does not exist. */
export async function readDecision(
  { db, subjects }: Pick<ModerationDeps, "db" | "subjects">,
  { userId }: Member,
  id: string,
): Promise<OwnDecision> {
  const decision = await findDecision(db, id);
  const stored = decision && (await findCase(db, decision.caseId));
  if (!stored || decision.authorId !== userId || decision.undoneAt) throw new AppError("not_found");
  const subject = await describeSubject(subjects, db, stored);
  const appeal = await findAppealByDecision(db, id);
  const { verdict, reason, note, decidedAt } = decision;
  return {
    id,
    kind: stored.kind,
    verdict,
    reason,
    note,
    title: subject?.title ?? null,
    text: subject?.text ?? null,
    path: subject?.path ?? null,
    decidedAt: decidedAt.toISOString(),
    mayAppeal: verdict !== "keep" && !appeal && subject !== undefined,
    appeal: appeal
      ? {
          body: appeal.body,
          createdAt: appeal.createdAt.toISOString(),
          outcome: appeal.outcome,
          note: appeal.note,
        }
      : null,
  };
}
