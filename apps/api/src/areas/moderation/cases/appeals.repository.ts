import type { Db, Tx } from "#platform/db/db.ts";
import { findViolatedConstraint } from "#platform/db/db.ts";

export interface StoredAppeal {
  id: string;
  decisionId: string;
  firstDecider: string;
  body: string;
  createdAt: Date;
  outcome: "restored" | "upheld" | null;
  note: string;
  decidedByName: string | null;
}

const selectAppeals = (db: Db) =>
  db
    .selectFrom("moderation.appeal as appeal")
    .leftJoin("accounts.vPerson as decider", (join) =>
      join.onRef("decider.id", "=", "appeal.decidedBy").on("decider.deletedAt", "is", null),
    )
    .select([
      "appeal.id",
      "appeal.decisionId",
      "appeal.firstDecider",
      "appeal.body",
      "appeal.createdAt",
      "appeal.outcome",
      "appeal.note",
      "decider.fullName as decidedByName",
    ]);

export async function findAppealByDecision(
  db: Db,
  decisionId: string,
): Promise<StoredAppeal | undefined> {
  return selectAppeals(db).where("appeal.decisionId", "=", decisionId).executeTakeFirst();
}

/** Returns false when the decision was already appealed. */
export async function insertAppeal(
  tx: Tx,
  appeal: { decisionId: string; firstDecider: string; body: string },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("moderation.appeal")
    .values({
      decisionId: appeal.decisionId,
      firstDecider: appeal.firstDecider,
      body: appeal.body,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.constraint("appeal_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface AppealDecision {
  outcome: "restored" | "upheld";
  note: string;
  by: string;
  at: Date;
}

/** `same` when the person made the first decision, `decided` when somebody was faster. */
export async function markAppealDecided(
  tx: Tx,
  id: string,
  { outcome, note, by, at }: AppealDecision,
): Promise<"ok" | "same" | "decided"> {
  try {
    const row = await tx
      .updateTable("moderation.appeal")
      .set({ outcome, note, decidedBy: by, decidedAt: at })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .returning("id")
      .executeTakeFirst();
    return row ? "ok" : "decided";
  } catch (error) {
    if (findViolatedConstraint(error) === "appeal_by_another") return "same";
    throw error;
  }
}
