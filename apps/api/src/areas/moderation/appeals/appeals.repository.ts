import type { Db, Tx } from "#platform/db/db.ts";
import { violatedConstraint } from "#platform/db/db.ts";

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

const appeals = (db: Db) =>
  db
    .selectFrom("moderation.appeal as appeal")
    .leftJoin("accounts.profile as decider", (join) =>
      join.onRef("decider.id", "=", "appeal.decided_by").on("decider.deleted_at", "is", null),
    )
    .select([
      "appeal.id",
      "appeal.decision_id as decisionId",
      "appeal.first_decider as firstDecider",
      "appeal.body",
      "appeal.created_at as createdAt",
      "appeal.outcome",
      "appeal.note",
      "decider.full_name as decidedByName",
    ]);

export async function findAppealOf(db: Db, decisionId: string): Promise<StoredAppeal | undefined> {
  return (await appeals(db).where("appeal.decision_id", "=", decisionId).executeTakeFirst()) as
    | StoredAppeal
    | undefined;
}

/** False when there is one already. */
export async function insertAppeal(
  tx: Tx,
  appeal: { decisionId: string; firstDecider: string; body: string },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("moderation.appeal")
    .values({
      decision_id: appeal.decisionId,
      first_decider: appeal.firstDecider,
      body: appeal.body,
      created_at: at,
    })
    .onConflict((conflict) => conflict.constraint("appeal_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Outcome {
  outcome: "restored" | "upheld";
  note: string;
  by: string;
  at: Date;
}

/** `same` when the person made the first decision, `decided` when somebody was faster. */
export async function markAppealDecided(
  tx: Tx,
  id: string,
  { outcome, note, by, at }: Outcome,
): Promise<"ok" | "same" | "decided"> {
  try {
    const row = await tx
      .updateTable("moderation.appeal")
      .set({ outcome, note, decided_by: by, decided_at: at })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .returning("id")
      .executeTakeFirst();
    return row ? "ok" : "decided";
  } catch (error) {
    if (violatedConstraint(error) === "appeal_by_another") return "same";
    throw error;
  }
}
