import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { deleteProblemPhotosByBuyer, selectProblemPhotos } from "./problem-photos.repository.ts";

const columns = [
  "id",
  "orderId",
  "kind",
  "itemNumbers",
  "state",
  "details",
  "reply",
  "note",
  "reportedAt",
  "replyBy",
  "repliedAt",
  "escalateBy",
  "escalatedAt",
  "settledAt",
  "decidedBy",
] as const;

const selectProblems = (db: Db) =>
  db
    .selectFrom("marketplace.orderProblem")
    .select(columns)
    .select(selectProblemPhotos("orderProblem.id").as("photos"));

export type StoredProblem = Awaited<
  ReturnType<ReturnType<typeof selectProblems>["executeTakeFirstOrThrow"]>
>;

/** The latest problem of each order, by order id. */
export async function findLatestProblems(
  db: Db,
  orderIds: string[],
): Promise<Map<string, StoredProblem>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectProblems(db)
    .distinctOn("orderId")
    .where("orderId", "in", orderIds)
    .orderBy("orderId")
    .orderBy("reportedAt", "desc")
    .execute();
  return new Map(rows.map((row) => [row.orderId, row]));
}

export const findLatestProblem = async (
  db: Db,
  orderId: string,
): Promise<StoredProblem | undefined> => (await findLatestProblems(db, [orderId])).get(orderId);

/** Whoever changes the problem has locked its order. */
export async function findUnsettledProblem(
  db: Db,
  orderId: string,
): Promise<StoredProblem | undefined> {
  return selectProblems(db)
    .where("orderId", "=", orderId)
    .where("settledAt", "is", null)
    .executeTakeFirst();
}

export async function insertProblem(
  tx: Tx,
  problem: Pick<
    StoredProblem,
    "orderId" | "kind" | "itemNumbers" | "details" | "reportedAt" | "replyBy"
  >,
): Promise<string> {
  const { id } = await tx
    .insertInto("marketplace.orderProblem")
    .values(problem)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type ProblemChanges = Partial<
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

export async function saveProblem(tx: Tx, id: string, changes: ProblemChanges): Promise<void> {
  await tx.updateTable("marketplace.orderProblem").set(changes).where("id", "=", id).execute();
}

/** Orders whose problem has waited too long for the store, or for the buyer. */
export async function findOverdueOrderIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const unansweredQuery = db
    .selectFrom("marketplace.orderProblem")
    .select("orderId")
    .where("state", "=", "open")
    .where("replyBy", "<", now)
    .orderBy("replyBy")
    .limit(limit);
  const lapsedQuery = db
    .selectFrom("marketplace.orderProblem")
    .select("orderId")
    .where("state", "=", "answered")
    .where("escalateBy", "<", now)
    .orderBy("escalateBy")
    .limit(limit);
  const rows = [...(await unansweredQuery.execute()), ...(await lapsedQuery.execute())];
  return rows.map(({ orderId }) => orderId);
}

/** Lists the problems of a store that aren't settled, the earliest first, at most a hundred. */
export const listUnsettledProblemsOfStore = (db: Db, storeId: string): Promise<StoredProblem[]> =>
  db
    .selectFrom("marketplace.orderProblem as problem")
    .innerJoin("marketplace.storeOrder as placed", "placed.id", "problem.orderId")
    .select(qualifyColumns("problem", columns))
    .select(selectProblemPhotos("problem.id").as("photos"))
    .where("problem.settledAt", "is", null)
    .where("placed.storeId", "=", storeId)
    .orderBy("problem.reportedAt")
    .orderBy("problem.id")
    .limit(100)
    .execute();

/** Erases what a person wrote about problems when they close their account. */
export async function eraseProblemsForUser(tx: Tx, userId: string): Promise<void> {
  await deleteProblemPhotosByBuyer(tx, userId);
  await tx
    .updateTable("marketplace.orderProblem")
    .set({ details: null })
    .where("orderId", "in", (eb) =>
      eb.selectFrom("marketplace.storeOrder").select("id").where("buyerId", "=", userId),
    )
    .execute();
  await tx
    .updateTable("marketplace.orderProblem")
    .set({ reply: null })
    .where("orderId", "in", (eb) =>
      eb
        .selectFrom("marketplace.storeOrder as placed")
        .innerJoin("marketplace.store as store", "store.id", "placed.storeId")
        .select("placed.id")
        .where("store.userId", "=", userId),
    )
    .execute();
}

/** Lists what a member reported, for the export of their own data. */
export async function listProblemsByBuyer(db: Db, buyerId: string) {
  const rows = await db
    .selectFrom("marketplace.orderProblem as problem")
    .innerJoin("marketplace.storeOrder as placed", "placed.id", "problem.orderId")
    .select(["problem.orderId", "problem.kind", "problem.details", "problem.state"])
    .select("problem.reportedAt")
    .where("placed.buyerId", "=", buyerId)
    .orderBy("problem.reportedAt")
    .orderBy("problem.id")
    .execute();
  return rows.map(({ reportedAt, ...row }) => ({ ...row, reportedAt: reportedAt.toISOString() }));
}
