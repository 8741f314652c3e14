import type { Db, Tx } from "#platform/db/db.ts";

const columns = [
  "id",
  "saleId",
  "amountCents",
  "feeCents",
  "shareCents",
  "retainsCardFee",
  "reason",
  "requestedBy",
  "disputeId",
  "createdAt",
  "undoneAt",
] as const;

const selectRefunds = (db: Db) => db.selectFrom("payments.refund").select(columns);

export type StoredRefund = Awaited<
  ReturnType<ReturnType<typeof selectRefunds>["executeTakeFirstOrThrow"]>
>;

export async function insertRefund(tx: Tx, refund: Omit<StoredRefund, "undoneAt">): Promise<void> {
  await tx.insertInto("payments.refund").values(refund).execute();
}

export const findRefund = (db: Db, id: string): Promise<StoredRefund | undefined> =>
  selectRefunds(db).where("id", "=", id).executeTakeFirst();

/** What the bank took of each sale and has not given back. */
export const findRefundsOfDispute = (db: Db, disputeId: string): Promise<StoredRefund[]> =>
  selectRefunds(db)
    .where("disputeId", "=", disputeId)
    .where("undoneAt", "is", null)
    .limit(1_000)
    .execute();

/** False when it was undone already. */
export async function markUndone(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("payments.refund")
    .set({ undoneAt: at })
    .where("id", "=", id)
    .where("undoneAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
