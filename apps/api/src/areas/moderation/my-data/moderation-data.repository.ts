import type { ModerationData } from "@boab/contracts/moderation/my-data";
import type { Db, Tx } from "#platform/db/db.ts";

export async function findModerationData(db: Db, userId: string): Promise<ModerationData> {
  const reports = await db
    .selectFrom("moderation.report as report")
    .innerJoin("moderation.reportCase as file", "file.id", "report.caseId")
    .select(["file.subjectKind as kind", "report.reason", "report.details", "report.createdAt"])
    .where("report.reporterId", "=", userId)
    // The directory exports these, with the name of the business.
    .where("file.subjectKind", "!=", "listing")
    .orderBy("report.createdAt")
    .execute();
  const decisions = await db
    .selectFrom("moderation.decision as decision")
    .leftJoin("moderation.appeal as appeal", "appeal.decisionId", "decision.id")
    .select(["decision.verdict", "decision.reason", "decision.note", "decision.decidedAt"])
    .select(["appeal.body as appeal", "appeal.outcome"])
    .where("decision.authorId", "=", userId)
    .where("decision.undoneAt", "is", null)
    .orderBy("decision.decidedAt")
    .execute();
  return {
    contentReports: reports.map(({ createdAt, ...report }) => ({
      ...report,
      createdAt: createdAt.toISOString(),
    })),
    moderationDecisions: decisions.map(({ decidedAt, ...decision }) => ({
      ...decision,
      decidedAt: decidedAt.toISOString(),
    })),
  };
}

/** Erases what a person wrote and what was written about them. The reports themselves stay, without a name. */
export async function eraseModerationData(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("moderation.report")
    .set({ reporterId: null, details: "" })
    .where("reporterId", "=", userId)
    .execute();
  const ownDecisionIds = tx
    .selectFrom("moderation.decision")
    .select("id")
    .where("authorId", "=", userId);
  await tx
    .updateTable("moderation.appeal")
    .set({ body: "", note: "" })
    .where("decisionId", "in", ownDecisionIds)
    .execute();
  await tx
    .updateTable("moderation.decision")
    .set({ authorId: null, note: "" })
    .where("authorId", "=", userId)
    .execute();
}
