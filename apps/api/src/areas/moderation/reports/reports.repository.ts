import type { SubjectKind } from "@boab/contracts/moderation/cases";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The open case of a subject, locked; made when there is none. */
export async function openCase(tx: Tx, kind: SubjectKind, subjectId: string, at: Date) {
  await tx
    .insertInto("moderation.report_case")
    .values({ subject_kind: kind, subject_id: subjectId, opened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom("moderation.report_case")
    .select("id")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", "open")
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

interface NewReport {
  caseId: string;
  reporterId: string | null;
  reason: string;
  details: string;
}

/** A person's second report adds nothing while the first one waits. */
export async function insertReport(tx: Tx, report: NewReport, at: Date): Promise<void> {
  const added = await tx
    .insertInto("moderation.report")
    .values({
      case_id: report.caseId,
      reporter_id: report.reporterId,
      reason: report.reason,
      details: report.details,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added)
    await tx
      .updateTable("moderation.report_case")
      .set({ report_count: sql`report_count + 1` })
      .where("id", "=", report.caseId)
      .execute();
}

export async function closeOpenCase(
  tx: Tx,
  kind: SubjectKind,
  subjectIds: string[],
  at: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .updateTable("moderation.report_case")
    .set({ status: "closed", decided_at: at })
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", subjectIds)
    .where("status", "=", "open")
    .execute();
}

/** Which of these a person reported, while nobody has decided. */
export async function listReportedBy(
  db: Db,
  kind: SubjectKind,
  reporterId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("moderation.report as report")
    .innerJoin("moderation.report_case as file", "file.id", "report.case_id")
    .select("file.subject_id as id")
    .where("report.reporter_id", "=", reporterId)
    .where("file.subject_kind", "=", kind)
    .where("file.status", "=", "open")
    .orderBy("report.created_at", "desc")
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}
