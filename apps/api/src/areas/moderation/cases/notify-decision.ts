import { describeReason } from "@boab/contracts/moderation/reasons";
import type { SubjectKind } from "@boab/contracts/moderation/subject-kinds";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubject, type SubjectDescription } from "../subjects.ts";
import { findCase, listReporters } from "./cases.repository.ts";
import {
  contentRemovedEmail,
  contentRestoredEmail,
  reportDecidedEmail,
} from "./decision-emails.ts";
import { findDecision, markNotified, type StoredDecision } from "./decisions.repository.ts";

type Deps = Pick<ModerationDeps, "db" | "clock" | "subjects" | "enqueueMail" | "publicOrigin">;

/** Emails the writer and everybody who reported it, once, unless the decision was undone in time. */
export async function notifyDecision(deps: Deps, decisionId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await markNotified(tx, decisionId, deps.clock()))) return;
    const decision = await findDecision(tx, decisionId);
    const stored = decision && (await findCase(tx, decision.caseId));
    const subject = stored && (await describeSubject(deps.subjects, tx, stored));
    if (!subject) return;
    await notifyAuthor(deps, tx, decision, { ...subject, kind: stored.kind });
    await notifyReporters(deps, tx, decision, subject);
  });
}

async function notifyAuthor(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  decision: StoredDecision,
  subject: SubjectDescription & { kind: SubjectKind },
): Promise<void> {
  const { id, verdict, reason, note, wasHidden } = decision;
  const author = await findProfile(tx, subject.authorId);
  if (author?.userStatus !== "Active") return;
  const because = describeReason(reason);
  const { kind, title, text } = subject;
  if (verdict !== "keep") {
    const isWarning = verdict === "warn";
    const decisionUrl = `${publicOrigin}/moderation/${id}`;
    const email = contentRemovedEmail.write({
      kind,
      title,
      text,
      because,
      note,
      isWarning,
      decisionUrl,
    });
    await enqueueMail(tx, {
      key: `${contentRemovedEmail.kind}:${id}`,
      to: author.email,
      ...email,
    });
  } else if (wasHidden) {
    const email = contentRestoredEmail.write({
      kind,
      title,
      because,
      note,
      url: `${publicOrigin}${subject.path}`,
    });
    await enqueueMail(tx, {
      key: `${contentRestoredEmail.kind}:${id}`,
      to: author.email,
      ...email,
    });
  }
}

async function notifyReporters(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { id, caseId, verdict, reason, note }: StoredDecision,
  { title, path }: SubjectDescription,
): Promise<void> {
  const email = reportDecidedEmail.write({
    title,
    note,
    because: describeReason(reason),
    isRemoved: verdict !== "keep",
    url: `${publicOrigin}${path}`,
  });
  for (const { reportId, email: to } of await listReporters(tx, caseId))
    await enqueueMail(tx, { key: `${reportDecidedEmail.kind}:${id}:${reportId}`, to, ...email });
}
