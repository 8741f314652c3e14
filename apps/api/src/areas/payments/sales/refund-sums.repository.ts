import type { Db } from "#platform/db/db.ts";

interface RefundSums {
  amountCents: number;
  feeCents: number;
  shareCents: number;
  /** The part whose card fee we pay. */
  coveredCents: number;
}

/** Adds up all refunds and disputes of a sale that were not undone. */
export async function sumRefunds(db: Db, saleId: string): Promise<RefundSums> {
  const sums = await db
    .selectFrom("payments.refund")
    .select(({ fn }) => [
      fn.sum<string | null>("amountCents").filterWhere("retainsCardFee", "=", false).as("covered"),
      fn.sum<string | null>("amountCents").as("amount"),
      fn.sum<string | null>("feeCents").as("fee"),
      fn.sum<string | null>("shareCents").as("share"),
    ])
    .where("saleId", "=", saleId)
    .where("undoneAt", "is", null)
    .executeTakeFirstOrThrow();
  return {
    amountCents: Number(sums.amount ?? 0),
    coveredCents: Number(sums.covered ?? 0),
    feeCents: Number(sums.fee ?? 0),
    shareCents: Number(sums.share ?? 0),
  };
}
