import type { ProblemKind, ProblemState } from "@boab/contracts/marketplace/problem-limits";
import { type Db, inTransaction } from "#platform/db/db.ts";

interface ProblemOverrides {
  state?: ProblemState;
  kind?: ProblemKind;
  items?: number[];
  details?: string;
  reply?: string;
  reportedAt?: Date;
  replyBy?: Date;
  escalateBy?: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Inserts a problem with the first item of an order, as reporting one would. */
export function insertProblem(
  db: Db,
  orderId: string,
  overrides: ProblemOverrides = {},
): Promise<void> {
  const { state = "open", reportedAt = new Date() } = overrides;
  const isAnswered = state !== "open";
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto("marketplace.order_problem")
      .values({
        order_id: orderId,
        kind: overrides.kind ?? "damaged",
        item_numbers: overrides.items ?? [1],
        state,
        details: overrides.details ?? "The seam along the zip is open.",
        reported_at: reportedAt,
        reply_by: overrides.replyBy ?? new Date(reportedAt.getTime() + 3 * dayMs),
        reply: isAnswered ? (overrides.reply ?? "It left us whole.") : null,
        replied_at: isAnswered ? reportedAt : null,
        escalate_by: isAnswered
          ? (overrides.escalateBy ?? new Date(reportedAt.getTime() + 7 * dayMs))
          : null,
        escalated_at: state === "escalated" ? reportedAt : null,
        settled_at: state === "refunded" || state === "closed" ? reportedAt : null,
      })
      .execute();
  });
}
