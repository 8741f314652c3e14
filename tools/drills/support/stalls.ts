import type pg from "pg";
import type { Stripe } from "../../../apps/api/src/platform/stripe/connect-stripe.ts";
import { givePayoutAccount } from "./paying.ts";
import type { Finding } from "./verdict.ts";

/** One variant that a store of the demo sells. */
export interface SoldVariant {
  variantId: string;
  itemId: string;
  size: string;
  colour: string;
  type: string;
  payeeId: string;
}

/** More than anybody buys in a drill. */
const stock = 5_000;

/** One thing of each of so many stores, with plenty of it, and stores that can be paid. */
export async function prepareSoldVariants(
  db: pg.Pool,
  stripe: Stripe,
  count: number,
): Promise<SoldVariant[]> {
  const { rows } = await db.query<SoldVariant>(
    `select distinct on (store.id) variant.id as "variantId", item.id as "itemId", variant.size,
       variant.colour, variant.type, store.user_id as "payeeId"
     from marketplace.variant join marketplace.item on item.id = variant.item_id
     join marketplace.store on store.id = item.store_id
     where item.is_listed and variant.retired_at is null and not store.is_on_holiday
     order by store.id, item.id, variant.id limit $1`,
    [count],
  );
  for (const { variantId, payeeId } of rows) {
    await db.query("update marketplace.variant set stock = $2 where id = $1", [variantId, stock]);
    await givePayoutAccount(db, stripe, payeeId);
  }
  return rows;
}

/**
 * What became of the carts that were paid: for each store one order, or the money back; an email for each cart; and as
 * much stock less as was ordered.
 */
export async function examineCarts(
  db: pg.Pool,
  stalls: readonly SoldVariant[],
  { captured, minCaptured }: { captured: ReadonlySet<string>; minCaptured: number },
): Promise<Finding[]> {
  const { rows: sales } = await db.query<{ session: string; orders: string; isRefunded: boolean }>(
    `select drill_payment.session_id as session, count(placed.id) as orders,
       bool_and(sale.refunded_cents >= sale.amount_cents) as "isRefunded"
     from drill_payment join payments.sale on sale.payment_id = drill_payment.id
     left join marketplace.store_order as placed on placed.sale_id = sale.id
     where drill_payment.purpose = 'order' group by sale.id, drill_payment.session_id`,
  );
  const paid = sales.filter(({ session }) => captured.has(session));
  const wrong = paid.filter(
    ({ orders, isRefunded }) => [orders === "1", isRefunded].filter(Boolean).length !== 1,
  );
  const unpaid = sales.filter(({ session, orders }) => !captured.has(session) && orders !== "0");
  const carts = new Set(paid.map(({ session }) => session)).size;
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await db.query(sql, values)).rows[0]?.count ?? 0);
  const emails = await count(
    "select count(*) from platform.mail where key like 'order-placed:%' and sent_at is not null",
  );
  const ids = stalls.map(({ variantId }) => variantId);
  const left = await count(
    "select sum(stock) as count from marketplace.variant where id = any($1)",
    [ids],
  );
  const heldQuantity = await count(
    `select coalesce(sum(coalesce(line.held_quantity, line.quantity)), 0) as count
     from marketplace.checkout_line as line join marketplace.checkout on checkout.id = line.checkout_id
     where line.variant_id = any($1) and checkout.state = 'holding'`,
    [ids],
  );
  const orderedQuantity = await count(
    `select coalesce(sum(line.quantity), 0) as count from marketplace.order_line as line
     join marketplace.store_order as placed on placed.id = line.order_id
     join drill_payment on drill_payment.id = (
       select payment_id from payments.sale where sale.id = placed.sale_id)
     where line.variant_id = any($1)`,
    [ids],
  );
  const missing = stock * stalls.length - left - heldQuantity - orderedQuantity;
  return [
    { name: "carts captured", holds: carts >= minCaptured, figure: String(carts) },
    {
      name: `sales of ${paid.length} in carts without exactly one order or one refund`,
      holds: wrong.length === 0 && paid.length === carts * stalls.length,
      figure: String(wrong.length),
    },
    { name: "orders nobody paid", holds: unpaid.length === 0, figure: String(unpaid.length) },
    { name: "emails about orders", holds: emails === carts, figure: `${emails} of ${carts}` },
    { name: "units lost or sold twice", holds: missing === 0, figure: String(missing) },
  ];
}
