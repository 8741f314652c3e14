import { type RawBuilder, sql } from "kysely";

/** What has gone back of one item of an order, in cents. What failed to reach the buyer doesn't count. */
export const refundedOf = (order: string, itemNumber: string): RawBuilder<number> =>
  sql<number>`(
    select coalesce(sum(part.amount_cents), 0)::int
    from marketplace.refunded_part as part
    join payments.refund as refund on refund.id = part.refund_id
    where part.order_id = ${sql.ref(order)} and part.item_number = ${sql.ref(itemNumber)}
      and refund.undone_at is null)`;
