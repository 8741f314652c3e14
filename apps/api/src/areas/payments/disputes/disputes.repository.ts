import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = defineColumns<"payments.dispute">()({
  stripeId: "stripe_id",
  paymentId: "payment_id",
  amountCents: "amount_cents",
  state: "state",
  feeCents: "fee_cents",
  dueBy: "due_by",
  createdAt: "created_at",
  reading: "reading",
});

export interface StoredDispute {
  stripeId: string;
  paymentId: string;
  amountCents: number;
  state: string;
  feeCents: number;
  dueBy: Date | null;
  createdAt: Date;
}

export async function findDispute(db: Db, stripeId: string): Promise<StoredDispute | undefined> {
  return db
    .selectFrom("payments.dispute")
    .select(columns.select())
    .where("stripe_id", "=", stripeId)
    .executeTakeFirst();
}

/** False when a later reading is stored already. */
export async function saveDispute(
  tx: Tx,
  dispute: StoredDispute & { reading: number },
): Promise<boolean> {
  const values = columns.valuesOf(dispute);
  const row = await tx
    .insertInto("payments.dispute")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column("stripe_id")
        .doUpdateSet(values)
        .where("payments.dispute.reading", "<", dispute.reading),
    )
    .returning("stripe_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A dispute about a sale of theirs is not decided yet. */
export async function hasOpenDispute(db: Db, payeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.dispute as dispute")
    .innerJoin("payments.sale as sale", "sale.payment_id", "dispute.payment_id")
    .select("dispute.stripe_id")
    .where("sale.payee_id", "=", payeeId)
    .where("dispute.state", "in", ["asked", "open"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
