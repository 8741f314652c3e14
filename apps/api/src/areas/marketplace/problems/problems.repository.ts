import type { ProblemKind, ProblemState } from "@boab/contracts/marketplace/problem-limits";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { deleteProblemPhotosOf, photosOf } from "./problem-photos.repository.ts";

const columns = defineColumns<"marketplace.order_problem">()({
  id: "id",
  orderId: "order_id",
  kind: "kind",
  itemNumbers: "item_numbers",
  state: "state",
  details: "details",
  reply: "reply",
  note: "note",
  reportedAt: "reported_at",
  replyBy: "reply_by",
  repliedAt: "replied_at",
  escalateBy: "escalate_by",
  escalatedAt: "escalated_at",
  settledAt: "settled_at",
  decidedBy: "decided_by",
});

const problems = (db: Db) =>
  db
    .selectFrom("marketplace.order_problem")
    .select(columns.select())
    .select(photosOf("order_problem.id").as("photos"));

type Row = Awaited<ReturnType<ReturnType<typeof problems>["executeTakeFirstOrThrow"]>>;

export interface StoredProblem extends Omit<Row, "kind" | "state"> {
  kind: ProblemKind;
  state: ProblemState;
}

const toProblem = (row: Row): StoredProblem => row as StoredProblem;

/** The latest of each order. */
export async function findLatestProblems(
  db: Db,
  orderIds: string[],
): Promise<Map<string, StoredProblem>> {
  if (orderIds.length === 0) return new Map();
  const rows = await problems(db)
    .distinctOn("order_id")
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("reported_at", "desc")
    .execute();
  return new Map(rows.map((row) => [row.orderId, toProblem(row)]));
}

export const findLatestProblem = async (
  db: Db,
  orderId: string,
): Promise<StoredProblem | undefined> => (await findLatestProblems(db, [orderId])).get(orderId);

/** Whoever changes it has locked its order. */
export async function findUnsettled(db: Db, orderId: string): Promise<StoredProblem | undefined> {
  const row = await problems(db)
    .where("order_id", "=", orderId)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return row && toProblem(row);
}

export async function insertProblem(
  tx: Tx,
  problem: Pick<
    StoredProblem,
    "orderId" | "kind" | "itemNumbers" | "details" | "reportedAt" | "replyBy"
  >,
): Promise<string> {
  const { id } = await tx
    .insertInto("marketplace.order_problem")
    .values(columns.valuesOf(problem))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Changes = Partial<
  Pick<
    StoredProblem,
    | "state"
    | "reply"
    | "note"
    | "repliedAt"
    | "escalateBy"
    | "escalatedAt"
    | "settledAt"
    | "decidedBy"
  >
>;

export async function saveProblem(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx
    .updateTable("marketplace.order_problem")
    .set(columns.valuesOf(changes))
    .where("id", "=", id)
    .execute();
}

/** Orders whose problem has waited too long for the store, or for the buyer. */
export async function findOverdue(db: Db, now: Date, limit: number): Promise<string[]> {
  const unanswered = db
    .selectFrom("marketplace.order_problem")
    .select("order_id as orderId")
    .where("state", "=", "open")
    .where("reply_by", "<", now)
    .orderBy("reply_by")
    .limit(limit);
  const lapsed = db
    .selectFrom("marketplace.order_problem")
    .select("order_id as orderId")
    .where("state", "=", "answered")
    .where("escalate_by", "<", now)
    .orderBy("escalate_by")
    .limit(limit);
  const rows = [...(await unanswered.execute()), ...(await lapsed.execute())];
  return rows.map(({ orderId }) => orderId);
}

/** Those a store still has to do with, the earliest first; at most a hundred. */
export const listUnsettledOfStore = async (db: Db, storeId: string): Promise<StoredProblem[]> =>
  (
    await db
      .selectFrom("marketplace.order_problem as problem")
      .innerJoin("marketplace.store_order as placed", "placed.id", "problem.order_id")
      .select(columns.selectFrom("problem"))
      .select(photosOf("problem.id").as("photos"))
      .where("problem.settled_at", "is", null)
      .where("placed.store_id", "=", storeId)
      .orderBy("problem.reported_at")
      .orderBy("problem.id")
      .limit(100)
      .execute()
  ).map(toProblem);

/** Nothing that a person wrote about a problem stays after they have gone. */
export async function forgetProblemsOf(tx: Tx, userId: string): Promise<void> {
  await deleteProblemPhotosOf(tx, userId);
  await tx
    .updateTable("marketplace.order_problem")
    .set({ details: null })
    .where("order_id", "in", (of) =>
      of.selectFrom("marketplace.store_order").select("id").where("buyer_id", "=", userId),
    )
    .execute();
  await tx
    .updateTable("marketplace.order_problem")
    .set({ reply: null })
    .where("order_id", "in", (of) =>
      of
        .selectFrom("marketplace.store_order as placed")
        .innerJoin("marketplace.store as store", "store.id", "placed.store_id")
        .select("placed.id")
        .where("store.user_id", "=", userId),
    )
    .execute();
}

/** What a member reported, for the file of their own data. */
export async function listProblemsOf(db: Db, buyerId: string) {
  const rows = await db
    .selectFrom("marketplace.order_problem as problem")
    .innerJoin("marketplace.store_order as placed", "placed.id", "problem.order_id")
    .select(["problem.order_id as orderId", "problem.kind", "problem.details", "problem.state"])
    .select("problem.reported_at as reportedAt")
    .where("placed.buyer_id", "=", buyerId)
    .orderBy("problem.reported_at")
    .orderBy("problem.id")
    .execute();
  return rows.map(({ reportedAt, ...row }) => ({ ...row, reportedAt: reportedAt.toISOString() }));
}
