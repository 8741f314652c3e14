import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { findProfile } from "#areas/accounts/index.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject, type Subjects } from "../subjects.ts";
import { findAppealByDecision } from "./appeals.repository.ts";
import { countReasons, findCase, listReportsByCase, type StoredCase } from "./cases.repository.ts";
import { countRemovals, findDecisionByCase, toDecision } from "./decisions.repository.ts";

/** Staff read everything they need to decide a case, as it is now. */
export async function readCase(
  { db, subjects }: Pick<ModerationDeps, "db" | "subjects">,
  viewer: Member,
  id: string,
): Promise<ModerationCase> {
  const stored = await findCase(db, id);
  if (!stored) throw new AppError("not_found");
  const decision = await findDecisionByCase(db, id);
  const appeal = decision && (await findAppealByDecision(db, decision.id));
  return {
    id,
    kind: stored.kind,
    status: stored.status,
    subject: await readSubject(subjects, db, stored),
    reportCount: stored.reportCount,
    openedAt: stored.openedAt.toISOString(),
    reasons: await countReasons(db, id),
    reports: await listReportsByCase(db, id),
    decision: decision ? toDecision(decision, viewer.userId) : null,
    appeal: appeal
      ? {
          id: appeal.id,
          body: appeal.body,
          createdAt: appeal.createdAt.toISOString(),
          outcome: appeal.outcome,
          note: appeal.note,
          decidedByName: appeal.decidedByName,
        }
      : null,
  };
}

async function readSubject(
  subjects: Subjects,
  db: Db,
  stored: StoredCase,
): Promise<ModerationCase["subject"]> {
  const subject = await describeSubject(subjects, db, stored);
  const author = subject && (await findProfile(db, subject.authorId));
  if (!subject || !author) return null;
  const { title, text, rating, path, writtenAt, isHidden } = subject;
  return {
    title,
    text,
    rating,
    path,
    isHidden,
    writtenAt: writtenAt.toISOString(),
    authorName: author.fullName,
    authorJoinedAt: author.createdAt,
    earlierRemovals: await countRemovals(db, author.id, stored.id),
    details: await subjects[stored.kind].listStaffDetails(db, stored.subjectId),
  };
}
