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

const selectCases = (db: Db) =>
  db
    .selectFrom("moderation.reportCase")
    .select(["id", "subjectKind as kind", "subjectId", "status", "reportCount", "openedAt"]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>["executeTakeFirstOrThrow"]>>;

const toCase = (row: Row): StoredCase => ({ ...row, kind: row.kind as SubjectKind });

export async function findCase(db: Db, id: string): Promise<StoredCase | undefined> {
  const row = await selectCases(db).where("id", "=", id).executeTakeFirst();
  return row && toCase(row);
}

export async function lockCase(tx: Tx, id: string): Promise<StoredCase | undefined> {
  const row = await selectCases(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toCase(row);
}

export async function markDecided(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("moderation.reportCase")
    .set({ status: "decided", decidedAt: at })
    .where("id", "=", id)
    .execute();
}

/** False when the subject was reported anew meanwhile: its new case waits already. */
export async function markOpen(tx: Tx, { id, kind, subjectId }: StoredCase): Promise<boolean> {
  const other = await tx
    .selectFrom("moderation.reportCase")
    .select("id")
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", subjectId)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (other) return false;
  await tx
    .updateTable("moderation.reportCase")
    .set({ status: "open", decidedAt: null })
    .where("id", "=", id)
    .execute();
  return true;
}

export async function countReasons(db: Db, caseId: string): Promise<ModerationCase["reasons"]> {
  return db
    .selectFrom("moderation.report")
    .select(["reason", ({ fn }) => fn.countAll<number>().as("count")])
    .where("caseId", "=", caseId)
    .groupBy("reason")
    .orderBy("count", "desc")
    .orderBy("reason")
    .execute();
}

/** Lists the newest reports that have details, with the reporters' current names. */
export async function listReportsByCase(
  db: Db,
  caseId: string,
): Promise<ModerationCase["reports"]> {
  const rows = await db
    .selectFrom("moderation.report as report")
    .leftJoin("accounts.vPerson as reporter", (join) =>
      join.onRef("reporter.id", "=", "report.reporterId").on("reporter.deletedAt", "is", null),
    )
    .select(["report.id", "report.reason", "report.details", "report.createdAt"])
    .select("reporter.fullName as reporterName")
    .where("report.caseId", "=", caseId)
    .where("report.details", "!=", "")
    .orderBy("report.createdAt", "desc")
    .orderBy("report.id", "desc")
    .limit(20)
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export async function hasReported(db: Db, caseId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("moderation.report")
    .select("id")
    .where("caseId", "=", caseId)
    .where("reporterId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists everybody who reported the subject and can still be notified. */
export async function listReporters(db: Db, caseId: string) {
  return db
    .selectFrom("moderation.report as report")
    .innerJoin("accounts.vPerson as reporter", "reporter.id", "report.reporterId")
    .select(["report.id as reportId", "reporter.email"])
    .where("report.caseId", "=", caseId)
    .where("reporter.deletedAt", "is", null)
    .where("reporter.userStatus", "=", "Active")
    .orderBy("report.createdAt")
    .execute();
}
