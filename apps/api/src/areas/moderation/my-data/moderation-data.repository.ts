import type { ModerationData } from "@boab/contracts/moderation/my-data";
import type { Db, Tx } from "#platform/db/db.ts";

export async function findModerationData(db: Db, userId: string): Promise<ModerationData> {
  const reports = await db
    .selectFrom("moderation.report as report")
    .innerJoin("moderation.report_case as file", "file.id", "report.case_id")
    .select(["file.subject_kind as kind", "report.reason", "report.details", "report.created_at"])
    .where("report.reporter_id", "=", userId)
    .orderBy("report.created_at")
    .execute();
  const decisions = await db
    .selectFrom("moderation.decision as decision")
    .leftJoin("moderation.appeal as appeal", "appeal.decision_id", "decision.id")
    .select(["decision.verdict", "decision.reason", "decision.note", "decision.decided_at"])
    .select(["appeal.body as appeal", "appeal.outcome"])
    .where("decision.author_id", "=", userId)
    .where("decision.undone_at", "is", null)
    .orderBy("decision.decided_at")
    .execute();
  return {
    contentReports: reports.map(({ created_at, ...report }) => ({
      ...report,
      createdAt: created_at.toISOString(),
    })),
    moderationDecisions: decisions.map(({ decided_at, ...decision }) => ({
      ...decision,
      decidedAt: decided_at.toISOString(),
    })),
  };
}

/** What a person wrote, and what was written about them, goes with them; that something was reported stays. */
export async function eraseModerationData(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("moderation.report")
    .set({ reporter_id: null, details: "" })
    .where("reporter_id", "=", userId)
    .execute();
  const theirs = tx.selectFrom("moderation.decision").select("id").where("author_id", "=", userId);
  await tx
    .updateTable("moderation.appeal")
    .set({ body: "", note: "" })
    .where("decision_id", "in", theirs)
    .execute();
  await tx
    .updateTable("moderation.decision")
    .set({ author_id: null, note: "" })
    .where("author_id", "=", userId)
    .execute();
}
