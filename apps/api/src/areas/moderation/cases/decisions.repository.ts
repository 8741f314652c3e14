import type { CaseDecision, ModerationCase } from "@boab/contracts/moderation/cases";
import type { Verdict } from "@boab/contracts/moderation/reasons";
import type { Db, Tx } from "#platform/db/db.ts";

export interface StoredDecision {
  id: string;
  caseId: string;
  verdict: Verdict;
  reason: string;
  note: string;
  authorId: string | null;
  wasHidden: boolean;
  decidedBy: string;
  decidedByName: string | null;
  decidedAt: Date;
  toldAt: Date | null;
  undoneAt: Date | null;
}

const decisions = (db: Db) =>
  db
    .selectFrom("moderation.decision as decision")
    .leftJoin("accounts.profile as decider", (join) =>
      join.onRef("decider.id", "=", "decision.decided_by").on("decider.deleted_at", "is", null),
    )
    .select([
      "decision.id",
      "decision.case_id as caseId",
      "decision.verdict",
      "decision.reason",
      "decision.note",
      "decision.author_id as authorId",
      "decision.was_hidden as wasHidden",
      "decision.decided_by as decidedBy",
      "decider.full_name as decidedByName",
      "decision.decided_at as decidedAt",
      "decision.told_at as toldAt",
      "decision.undone_at as undoneAt",
    ]);

export async function findDecisionOf(db: Db, caseId: string): Promise<StoredDecision | undefined> {
  return (await decisions(db)
    .where("decision.case_id", "=", caseId)
    .where("decision.undone_at", "is", null)
    .executeTakeFirst()) as StoredDecision | undefined;
}

export async function findDecision(db: Db, id: string): Promise<StoredDecision | undefined> {
  return (await decisions(db).where("decision.id", "=", id).executeTakeFirst()) as
    | StoredDecision
    | undefined;
}

interface NewDecision {
  caseId: string;
  decision: CaseDecision;
  authorId: string | null;
  wasHidden: boolean;
  by: string;
  at: Date;
}

export async function insertDecision(tx: Tx, made: NewDecision): Promise<string> {
  const { verdict, reason, note = "" } = made.decision;
  const { id } = await tx
    .insertInto("moderation.decision")
    .values({
      case_id: made.caseId,
      verdict,
      reason,
      note,
      author_id: made.authorId,
      was_hidden: made.wasHidden,
      decided_by: made.by,
      decided_at: made.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function markUndone(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable("moderation.decision")
    .set({ undone_by: by, undone_at: at })
    .where("id", "=", id)
    .execute();
}

/** False when the emails were handed over before, or the decision was undone. */
export async function markTold(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("moderation.decision")
    .set({ told_at: at })
    .where("id", "=", id)
    .where("told_at", "is", null)
    .where("undone_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Removals of what a person wrote that still stand, apart from one case. */
export async function countRemovals(
  db: Db,
  authorId: string,
  exceptCaseId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("moderation.decision as decision")
    .leftJoin("moderation.appeal as appeal", "appeal.decision_id", "decision.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("decision.author_id", "=", authorId)
    .where("decision.case_id", "!=", exceptCaseId)
    .where("decision.verdict", "!=", "keep")
    .where("decision.undone_at", "is", null)
    .where((row) =>
      row.or([row("appeal.outcome", "is", null), row("appeal.outcome", "=", "upheld")]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** As staff see it. */
export const toDecision = (
  stored: StoredDecision,
  viewerId: string,
): NonNullable<ModerationCase["decision"]> => ({
  id: stored.id,
  verdict: stored.verdict,
  reason: stored.reason,
  note: stored.note,
  decidedByName: stored.decidedByName,
  isMine: stored.decidedBy === viewerId,
  decidedAt: stored.decidedAt.toISOString(),
  isTold: stored.toldAt !== null,
});
