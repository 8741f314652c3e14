import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

interface DeclinedCharge {
  chargeId: string;
  paymentId: string;
  declinedAt: Date;
}

/** False when it is known already. */
export async function insertDeclinedCharge(
  tx: Tx,
  { chargeId, paymentId, declinedAt }: DeclinedCharge,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("payments.declinedCharge")
    .values({ chargeId, paymentId, declinedAt })
    .onConflict((conflict) => conflict.column("chargeId").doNothing())
    .returning("chargeId")
    .executeTakeFirst();
  return inserted !== undefined;
}

interface PaymentAttemptFilter {
  /** Null counts all guests. */
  buyerId: string | null;
  payeeId: string;
  since: Date;
}

/** How often one buyer paid one payee, or was declined on the way. Pages that were only opened don't count. */
export async function countTriesOfBuyer(
  db: Db,
  { buyerId, payeeId, since }: PaymentAttemptFilter,
): Promise<number> {
  // An index finds either, and none finds `is not distinct from`.
  const isOfBuyer =
    buyerId === null
      ? sql<boolean>`payment.buyer_id is null`
      : sql<boolean>`payment.buyer_id = ${buyerId}`;
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from payments.payment as payment
      join payments.sale as sale on sale.payment_id = payment.id and sale.payee_id = ${payeeId}
      where ${isOfBuyer} and payment.paid_at > ${since}
    ) + (
      select count(*) from payments.declined_charge as declined
      join payments.payment as payment on payment.id = declined.payment_id
      join payments.sale as sale on sale.payment_id = payment.id and sale.payee_id = ${payeeId}
      where ${isOfBuyer} and declined.declined_at > ${since}
    ) as count
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}
