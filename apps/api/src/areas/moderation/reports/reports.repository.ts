import type { SubjectKind } from "@boab/contracts/moderation/cases";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Locks the open case of a subject and returns its id. Creates the case when there is none. */
export async function findOrCreateOpenCase(tx: Tx, kind: SubjectKind, subjectId: string, at: Date) {
  await tx
    .insertInto("moderation.reportCase")
    .values({ subjectKind: kind, subjectId, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom("moderation.reportCase")
    .select("id")
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", subjectId)
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
      caseId: report.caseId,
      reporterId: report.reporterId,
      reason: report.reason,
      details: report.details,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added)
    await tx
      .updateTable("moderation.reportCase")
      .set({ reportCount: sql`report_count + 1` })
      .where("id", "=", report.caseId)
      .execute();
}

export async function closeOpenCases(
  tx: Tx,
  kind: SubjectKind,
  subjectIds: string[],
  at: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .updateTable("moderation.reportCase")
    .set({ status: "closed", decidedAt: at })
    .where("subjectKind", "=", kind)
    .where("subjectId", "in", subjectIds)
    .where("status", "=", "open")
    .execute();
}

/** Lists the subjects of a kind that a person reported and nobody has decided yet. */
export async function listSubjectIdsReportedBy(
  db: Db,
  kind: SubjectKind,
  reporterId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("moderation.report as report")
    .innerJoin("moderation.reportCase as file", "file.id", "report.caseId")
    .select("file.subjectId as id")
    .where("report.reporterId", "=", reporterId)
    .where("file.subjectKind", "=", kind)
    .where("file.status", "=", "open")
    .orderBy("report.createdAt", "desc")
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}
