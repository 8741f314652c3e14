import type { Db, Tx } from "#platform/db/db.ts";

const columns = [
  "stripeId",
  "paymentId",
  "amountCents",
  "state",
  "feeCents",
  "dueBy",
  "createdAt",
  "reading",
] as const;

export interface StoredDispute {
  stripeId: string;
  paymentId: string;
  amountCents: number;
  state: "asked" | "open" | "won" | "lost";
  feeCents: number;
  dueBy: Date | null;
  createdAt: Date;
}

export async function findDispute(db: Db, stripeId: string): Promise<StoredDispute | undefined> {
  return db
    .selectFrom("payments.dispute")
    .select(columns)
    .where("stripeId", "=", stripeId)
    .executeTakeFirst();
}

/** False when a later reading is stored already. */
export async function saveDispute(
  tx: Tx,
  dispute: StoredDispute & { reading: number },
): Promise<boolean> {
  const row = await tx
    .insertInto("payments.dispute")
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .column("stripeId")
        .doUpdateSet(dispute)
        .where("payments.dispute.reading", "<", dispute.reading),
    )
    .returning("stripeId")
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a dispute about a sale of this payee is not decided yet. */
export async function hasOpenDispute(db: Db, payeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.dispute as dispute")
    .innerJoin("payments.sale as sale", "sale.paymentId", "dispute.paymentId")
    .select("dispute.stripeId")
    .where("sale.payeeId", "=", payeeId)
    .where("dispute.state", "in", ["asked", "open"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
