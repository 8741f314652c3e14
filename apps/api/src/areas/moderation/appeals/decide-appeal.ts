import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { findProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { findAppealByDecision, markAppealDecided } from "../cases/appeals.repository.ts";
import { findDecisionByCase } from "../cases/decisions.repository.ts";
import { lockCaseAndSubject } from "../cases/lock-case-and-subject.ts";
import { readCase } from "../cases/read-case.ts";
import { refuseOwnInterest } from "../cases/refuse-concerned.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject, type SubjectDescription } from "../subjects.ts";
import { appealDecidedEmail } from "./appeal-email.ts";

type Deps = Pick<ModerationDeps, "db" | "clock" | "subjects" | "enqueueMail" | "publicOrigin">;

interface Answer {
  outcome: "restored" | "upheld";
  note?: string | undefined;
}

/** Somebody other than the first moderator decides an appeal, once; the author is notified. */
export async function decideAppeal(
  deps: Deps,
  member: Member,
  id: string,
  { outcome, note = "" }: Answer,
  origin: RequestOrigin,
): Promise<ModerationCase> {
  await runOnce(deps.db, async (tx) => {
    const { found, subjects } = await lockCaseAndSubject(deps, tx, id);
    const { kind, subjectId } = found;
    const decision = await findDecisionByCase(tx, id);
    const appeal = decision && (await findAppealByDecision(tx, decision.id));
    if (!appeal) throw new AppError("not_found");
    await refuseOwnInterest(deps.subjects, tx, found, member.userId);
    const answer = { outcome, note, by: member.userId, at: deps.clock() };
    const verdict = await markAppealDecided(tx, appeal.id, answer);
    if (verdict === "same") throw new AppError("own_decision");
    if (verdict === "decided") throw new AppError("already_decided");
    const isRestored = outcome === "restored";
    const subject = await describeSubject(deps.subjects, tx, found);
    if (subject && isRestored) await subjects.setHidden(tx, subjectId, false);
    if (subject)
      await notifyAuthor(deps, tx, { decisionId: decision.id, subject, isRestored, note });
    await writeAudit(tx, {
      actorId: member.userId,
      act: isRestored ? "grant appeal" : "decline appeal",
      objectType: kind,
      objectId: subjectId,
      ...origin,
    });
  });
  return readCase(deps, member, id);
}

interface AppealNotice {
  decisionId: string;
  subject: SubjectDescription;
  isRestored: boolean;
  note: string;
}

async function notifyAuthor(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { decisionId, subject, isRestored, note }: AppealNotice,
): Promise<void> {
  const author = await findProfile(tx, subject.authorId);
  if (!author) return;
  const path = isRestored ? subject.path : `/moderation/${decisionId}`;
  const url = `${publicOrigin}${path}`;
  const email = appealDecidedEmail.write({ title: subject.title, isRestored, note, url });
  const key = `${appealDecidedEmail.kind}:${decisionId}`;
  await enqueueMail(tx, { key, to: author.email, ...email });
}
