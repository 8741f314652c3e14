import type { ModerationCase, SubjectKind } from "@boab/contracts/moderation/cases";
import type { Db, Tx } from "#platform/db/db.ts";

export interface StoredCase {
  id: string;
  kind: SubjectKind;
  subjectId: string;
  status: ModerationCase["status"];
  reportCount: number;
  openedAt: Date;
}

const cases = (db: Db) =>
  db
    .selectFrom("moderation.report_case")
    .select([
      "id",
      "subject_kind as kind",
      "subject_id as subjectId",
      "status",
      "report_count as reportCount",
      "opened_at as openedAt",
    ]);

export async function findCase(db: Db, id: string): Promise<StoredCase | undefined> {
  return (await cases(db).where("id", "=", id).executeTakeFirst()) as StoredCase | undefined;
}

export async function lockCase(tx: Tx, id: string): Promise<StoredCase | undefined> {
  return (await cases(tx).where("id", "=", id).forUpdate().executeTakeFirst()) as
    | StoredCase
    | undefined;
}

export async function markDecided(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("moderation.report_case")
    .set({ status: "decided", decided_at: at })
    .where("id", "=", id)
    .execute();
}

/** False when the subject was reported anew meanwhile: its new case waits already. */
export async function markOpen(tx: Tx, { id, kind, subjectId }: StoredCase): Promise<boolean> {
  const other = await tx
    .selectFrom("moderation.report_case")
    .select("id")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (other) return false;
  await tx
    .updateTable("moderation.report_case")
    .set({ status: "open", decided_at: null })
    .where("id", "=", id)
    .execute();
  return true;
}

export async function countReasons(db: Db, caseId: string): Promise<ModerationCase["reasons"]> {
  return db
    .selectFrom("moderation.report")
    .select(["reason", ({ fn }) => fn.countAll<number>().as("count")])
    .where("case_id", "=", caseId)
    .groupBy("reason")
    .orderBy("count", "desc")
    .orderBy("reason")
    .execute();
}

/** The newest with something to read, with the names people have now. */
export async function listReportsOf(db: Db, caseId: string): Promise<ModerationCase["reports"]> {
  const rows = await db
    .selectFrom("moderation.report as report")
    .leftJoin("accounts.profile as reporter", (join) =>
      join.onRef("reporter.id", "=", "report.reporter_id").on("reporter.deleted_at", "is", null),
    )
    .select(["report.id", "report.reason", "report.details", "report.created_at"])
    .select("reporter.full_name as reporterName")
    .where("report.case_id", "=", caseId)
    .where("report.details", "!=", "")
    .orderBy("report.created_at", "desc")
    .orderBy("report.id", "desc")
    .limit(20)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** Everybody who reported it and can still be told. */
export async function listReporters(db: Db, caseId: string) {
  return db
    .selectFrom("moderation.report as report")
    .innerJoin("accounts.profile as reporter", "reporter.id", "report.reporter_id")
    .select(["report.id as reportId", "reporter.email"])
    .where("report.case_id", "=", caseId)
    .where("reporter.deleted_at", "is", null)
    .where("reporter.user_status", "=", "Active")
    .orderBy("report.created_at")
    .execute();
}
