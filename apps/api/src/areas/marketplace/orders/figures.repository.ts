import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { returnedFeeOfSale } from "./refunds.repository.ts";

export interface WeekRow {
  from: string;
  orders: number;
  salesCents: number;
  feesCents: number;
  returnedFeesCents: number;
  refundedCents: number;
  disputedCents: number;
}

/** The instant at which a day begins in Sydney. */
const toDayStart = (day: string) => sql`(${day}::date::timestamp at time zone 'Australia/Sydney')`;

/** Adds up sales per week since a Monday. Weeks without sales are missing. */
export async function sumSalesByWeek(db: Db, storeId: string, since: string): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select
      to_char(date_trunc('week', placed.paid_at at time zone 'Australia/Sydney'), 'YYYY-MM-DD') as "from",
      count(*)::int as orders,
      sum(sale.amount_cents)::int as "salesCents",
      sum(sale.fee_cents)::int as "feesCents",
      sum(${returnedFeeOfSale})::int as "returnedFeesCents",
      sum(sale.refunded_cents)::int as "refundedCents",
      sum(sale.disputed_cents)::int as "disputedCents"
    from marketplace.store_order as placed
    join payments.v_sale as sale on sale.id = placed.sale_id
    where placed.store_id = ${storeId} and placed.paid_at >= ${toDayStart(since)}
    group by 1
  `.execute(db);
  return rows;
}

/** Counts the orders since a day that were sent or should have been, and those that were sent on time. */
export async function countPunctualOrders(
  db: Db,
  storeId: string,
  since: string,
  now: Date,
): Promise<{ due: number; onTime: number }> {
  const { rows } = await sql<{ due: number; onTime: number }>`
    select
      count(*)::int as due,
      (count(*) filter (where state = 'sent'
        and (done_at at time zone 'Australia/Sydney')::date <= send_by))::int as "onTime"
    from marketplace.store_order
    where store_id = ${storeId} and paid_at >= ${toDayStart(since)}
      and (state = 'sent'
        or (state = 'to send' and send_by < (${now}::timestamptz at time zone 'Australia/Sydney')::date))
  `.execute(db);
  return rows[0] ?? { due: 0, onTime: 0 };
}

interface BestSellerRow {
  itemId: string;
  name: string;
  picture: ItemPicture | null;
  sold: number;
  salesCents: number;
  stock: number | null;
}

export async function findBestSellers(
  db: Db,
  storeId: string,
  since: string,
  limit: number,
): Promise<BestSellerRow[]> {
  const { rows } = await sql<BestSellerRow>`
    select
      sold.*, item.name, item.main_picture as picture,
      case when item.is_listed then item.stock end as stock
    from (
      select
        line.item_id as "itemId",
        sum(line.quantity)::int as sold,
        sum(line.quantity * line.unit_cents)::int as "salesCents"
      from marketplace.store_order as placed
      join marketplace.order_line as line on line.order_id = placed.id
      where placed.store_id = ${storeId} and placed.paid_at >= ${toDayStart(since)}
        and placed.state <> 'cancelled'
      group by 1
      order by 3 desc, 1
      limit ${limit}
    ) as sold
    join marketplace.item as item on item.id = sold."itemId"
    order by sold."salesCents" desc, sold."itemId"
  `.execute(db);
  return rows;
}
