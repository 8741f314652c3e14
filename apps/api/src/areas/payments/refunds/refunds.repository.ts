import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = defineColumns<"payments.refund">()({
  id: "id",
  saleId: "sale_id",
  amountCents: "amount_cents",
  feeCents: "fee_cents",
  shareCents: "share_cents",
  requestedBy: "requested_by",
  createdAt: "created_at",
});

interface NewRefund {
  id: string;
  saleId: string;
  amountCents: number;
  feeCents: number;
  shareCents: number;
  requestedBy: string;
  createdAt: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx.insertInto("payments.refund").values(columns.valuesOf(refund)).execute();
}

export const findRefund = (db: Db, id: string) =>
  db
    .selectFrom("payments.refund")
    .select(columns.select("feeCents", "shareCents"))
    .where("id", "=", id)
    .executeTakeFirst();

/** What payees give up of a sale, over all its refunds. */
export async function sumRefundedShare(db: Db, saleId: string): Promise<number> {
  const { cents } = await db
    .selectFrom("payments.refund")
    .select(({ fn }) => fn.sum<string | null>("share_cents").as("cents"))
    .where("sale_id", "=", saleId)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
