import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

interface Sums {
  payments: number;
  takenCents: number;
  refundedCents: number;
  /** The payees' shares, without what was refunded or retained for a debt. */
  owedCents: number;
  sentCents: number;
  cardCents: number;
}

/** Adds up the payments since a time. The sums are `float8` because an integer overflows at $21 million. */
export async function sumPaidSince(db: Db, since: Date): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with paid as materialized (
      select id, amount_cents from payments.payment where state = 'paid' and paid_at >= ${since}
    ), sales as materialized (
      select sale.* from payments.sale join paid on paid.id = sale.payment_id
    )
    select
      (select count(*) from paid) as payments,
      (select coalesce(sum(amount_cents), 0) from paid)::float8 as "takenCents",
      (select coalesce(sum(refunded_cents + disputed_cents), 0) from sales)::float8 as "refundedCents",
      ((select coalesce(sum(share_cents - settled_cents), 0) from sales)
        - (select coalesce(sum(refund.share_cents), 0) from payments.refund
            join sales on sales.id = refund.sale_id where refund.undone_at is null))::float8 as "owedCents",
      (select coalesce(sum(case outbox.kind when 'transfer' then outbox.amount_cents
          when 'reversal' then -outbox.amount_cents else 0 end), 0)
        from payments.outbox join sales on sales.id = outbox.sale_id
        where outbox.state = 'sent')::float8 as "sentCents",
      (select coalesce(sum(entry.amount_cents), 0)
        from payments.ledger_entry entry
        join payments.ledger_movement movement on movement.id = entry.movement_id
        join paid on paid.id = movement.payment_id
        where movement.kind = 'provider fee' and entry.account = 'provider fees')::float8 as "cardCents"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sum always answers");
  return row;
}
