import { randomUUID } from "node:crypto";
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

/** A photo with the latest problem of an order, as its buyer sent it. */
export async function insertProblemPhoto(db: Db, orderId: string, number = 1): Promise<string> {
  const { buyerId, problemId } = await db
    .selectFrom("marketplace.order_problem as problem")
    .innerJoin("marketplace.store_order as placed", "placed.id", "problem.order_id")
    .select(["placed.buyer_id as buyerId", "problem.id as problemId"])
    .where("problem.order_id", "=", orderId)
    .orderBy("problem.reported_at", "desc")
    .executeTakeFirstOrThrow();
  const size = { width: 1200, height: 800 };
  return inTransaction(db, async (tx) => {
    const random = randomUUID();
    const { id } = await tx
      .insertInto("uploads.upload")
      .values({
        ...{ owner_id: buyerId, purpose: "problem-photo", target_id: orderId, status: "attached" },
        ...{ declared_type: "image/jpeg", declared_size: 1000 },
        quarantine_key: `quarantine/${random}`,
        keys: JSON.stringify([
          {
            ...{ key: `private/Orders/${orderId}/problem_shown_${random}.jpg`, label: "shown" },
            ...{ contentType: "image/jpeg", ...size },
          },
        ]),
        ...{ created_at: new Date(), expires_at: new Date(), attached_at: new Date() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("marketplace.problem_photo")
      .values({ problem_id: problemId, number, upload_id: id, ...size })
      .execute();
    return id;
  });
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
