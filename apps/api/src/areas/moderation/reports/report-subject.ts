import type { SubjectKind } from "@boab/contracts/moderation/cases";
import type { Tx } from "#platform/db/db.ts";
import { closeOpenCases, findOrCreateOpenCase, insertReport } from "./reports.repository.ts";

interface SubjectReport {
  kind: SubjectKind;
  subjectId: string;
  /** Null when the system itself reports the subject. */
  reporterId: string | null;
  reason: string;
  details: string;
}

/** Puts something into the queue of the team. The caller has locked it and knows that it can be reported. */
export async function reportSubject(tx: Tx, report: SubjectReport, at: Date): Promise<void> {
  const { kind, subjectId, reporterId, reason, details } = report;
  const caseId = await findOrCreateOpenCase(tx, kind, subjectId, at);
  await insertReport(tx, { caseId, reporterId, reason, details }, at);
}

/** Closes the cases of deleted subjects, which need no decision. The caller has locked or deleted the subjects. */
export const closeCasesForDeletedSubjects = (
  tx: Tx,
  kind: SubjectKind,
  subjectIds: string[],
  at: Date,
): Promise<void> => closeOpenCases(tx, kind, subjectIds, at);
