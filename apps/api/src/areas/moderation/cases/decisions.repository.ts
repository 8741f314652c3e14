import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import type { CaseDecision, ModerationCase } from "@boab/contracts/moderation/cases";
import type { Verdict } from "@boab/contracts/moderation/reasons";
import { countRows } from "#platform/db/count-rows.ts";
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
  notifiedAt: Date | null;
  undoneAt: Date | null;
}

const selectDecisions = (db: Db) =>
  db
    .selectFrom("moderation.decision as decision")
    .leftJoin("accounts.vPerson as decider", (join) =>
      join.onRef("decider.id", "=", "decision.decidedBy").on("decider.deletedAt", "is", null),
    )
    .select([
      "decision.id",
      "decision.caseId",
      "decision.verdict",
      "decision.reason",
      "decision.note",
      "decision.authorId",
      "decision.wasHidden",
      "decision.decidedBy",
      "decider.fullName as decidedByName",
      "decision.decidedAt",
      "decision.notifiedAt",
      "decision.undoneAt",
    ]);

export async function findDecisionByCase(
  db: Db,
  caseId: string,
): Promise<StoredDecision | undefined> {
  return selectDecisions(db)
    .where("decision.caseId", "=", caseId)
    .where("decision.undoneAt", "is", null)
    .executeTakeFirst();
}

export async function findDecision(db: Db, id: string): Promise<StoredDecision | undefined> {
  return selectDecisions(db).where("decision.id", "=", id).executeTakeFirst();
}

interface NewDecision {
  caseId: string;
  decision: CaseDecision;
  authorId: string | null;
  wasHidden: boolean;
  by: string;
  at: Date;
}

export async function insertDecision(tx: Tx, newDecision: NewDecision): Promise<string> {
  const { verdict, reason, note = "" } = newDecision.decision;
  const { id } = await tx
    .insertInto("moderation.decision")
    .values({
      caseId: newDecision.caseId,
      verdict,
      reason,
      note,
      authorId: newDecision.authorId,
      wasHidden: newDecision.wasHidden,
      decidedBy: newDecision.by,
      decidedAt: newDecision.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function markUndone(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable("moderation.decision")
    .set({ undoneBy: by, undoneAt: at })
    .where("id", "=", id)
    .execute();
}

/** False when the emails were handed over before, or the decision was undone. */
export async function markNotified(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("moderation.decision")
    .set({ notifiedAt: at })
    .where("id", "=", id)
    .where("notifiedAt", "is", null)
    .where("undoneAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the removals of a person's content that were not undone or overturned, without those of one case. */
export async function countRemovals(
  db: Db,
  authorId: string,
  exceptCaseId: string,
): Promise<number> {
  return countRows(
    db
      .selectFrom("moderation.decision as decision")
      .leftJoin("moderation.appeal as appeal", "appeal.decisionId", "decision.id")
      .where("decision.authorId", "=", authorId)
      .where("decision.caseId", "!=", exceptCaseId)
      .where("decision.verdict", "!=", "keep")
      .where("decision.undoneAt", "is", null)
      .where((eb) =>
        eb.or([eb("appeal.outcome", "is", null), eb("appeal.outcome", "=", "upheld")]),
      ),
  );
}

/** Returns the decision as staff see it. */
export const toDecision = (
  stored: StoredDecision,
  viewerId: string,
): NonNullable<ModerationCase["decision"]> =>
  addFormerName(
    {
      id: stored.id,
      verdict: stored.verdict,
      reason: stored.reason,
      note: stored.note,
      decidedByName: stored.decidedByName,
      isMine: stored.decidedBy === viewerId,
      decidedAt: stored.decidedAt.toISOString(),
      isNotified: stored.notifiedAt !== null,
    },
    formerFields.isNotified,
  );
