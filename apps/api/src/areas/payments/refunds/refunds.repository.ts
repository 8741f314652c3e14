import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = defineColumns<"payments.refund">()({
  id: "id",
  saleId: "sale_id",
  amountCents: "amount_cents",
  feeCents: "fee_cents",
  shareCents: "share_cents",
  requestedBy: "requested_by",
  disputeId: "dispute_id",
  createdAt: "created_at",
  undoneAt: "undone_at",
});

const refunds = (db: Db) => db.selectFrom("payments.refund").select(columns.select());

export type StoredRefund = Awaited<
  ReturnType<ReturnType<typeof refunds>["executeTakeFirstOrThrow"]>
>;

export async function insertRefund(tx: Tx, refund: Omit<StoredRefund, "undoneAt">): Promise<void> {
  await tx.insertInto("payments.refund").values(columns.valuesOf(refund)).execute();
}

export const findRefund = (db: Db, id: string): Promise<StoredRefund | undefined> =>
  refunds(db).where("id", "=", id).executeTakeFirst();

/** What the bank took of each sale and has not given back. */
export const findRefundsOfDispute = (db: Db, disputeId: string): Promise<StoredRefund[]> =>
  refunds(db)
    .where("dispute_id", "=", disputeId)
    .where("undone_at", "is", null)
    .limit(1_000)
    .execute();

/** False when it was undone already. */
export async function markUndone(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("payments.refund")
    .set({ undone_at: at })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What has gone back of a sale, over all its refunds and disputes. */
export async function sumRefunds(
  db: Db,
  saleId: string,
): Promise<Pick<StoredRefund, "amountCents" | "feeCents" | "shareCents">> {
  const sums = await db
    .selectFrom("payments.refund")
    .select(({ fn }) => [
      fn.sum<string | null>("amount_cents").as("amount"),
      fn.sum<string | null>("fee_cents").as("fee"),
      fn.sum<string | null>("share_cents").as("share"),
    ])
    .where("sale_id", "=", saleId)
    .where("undone_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    amountCents: Number(sums.amount ?? 0),
    feeCents: Number(sums.fee ?? 0),
    shareCents: Number(sums.share ?? 0),
  };
}
