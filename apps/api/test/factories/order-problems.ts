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
    .selectFrom("marketplace.orderProblem as problem")
    .innerJoin("marketplace.storeOrder as placed", "placed.id", "problem.orderId")
    .select(["placed.buyerId", "problem.id as problemId"])
    .where("problem.orderId", "=", orderId)
    .orderBy("problem.reportedAt", "desc")
    .executeTakeFirstOrThrow();
  const size = { width: 1200, height: 800 };
  return inTransaction(db, async (tx) => {
    const random = randomUUID();
    const { id } = await tx
      .insertInto("uploads.upload")
      .values({
        ownerId: buyerId,
        purpose: "problem-photo",
        targetId: orderId,
        status: "attached",
        declaredType: "image/jpeg",
        declaredSize: 1000,
        quarantineKey: `quarantine/${random}`,
        keys: JSON.stringify([
          {
            key: `private/Orders/${orderId}/problem_shown_${random}.jpg`,
            label: "shown",
            contentType: "image/jpeg",
            ...size,
          },
        ]),
        createdAt: new Date(),
        expiresAt: new Date(),
        attachedAt: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("marketplace.problemPhoto")
      .values({ problemId, number, uploadId: id, ...size })
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
      .insertInto("marketplace.orderProblem")
      .values({
        orderId,
        kind: overrides.kind ?? "damaged",
        itemNumbers: overrides.items ?? [1],
        state,
        details: overrides.details ?? "The seam along the zip is open.",
        reportedAt,
        replyBy: overrides.replyBy ?? new Date(reportedAt.getTime() + 3 * dayMs),
        reply: isAnswered ? (overrides.reply ?? "It left us whole.") : null,
        repliedAt: isAnswered ? reportedAt : null,
        escalateBy: isAnswered
          ? (overrides.escalateBy ?? new Date(reportedAt.getTime() + 7 * dayMs))
          : null,
        escalatedAt: state === "escalated" ? reportedAt : null,
        settledAt: state === "refunded" || state === "closed" ? reportedAt : null,
      })
      .execute();
  });
}
