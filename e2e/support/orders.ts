import { randomBytes, randomUUID } from "node:crypto";
import { query } from "./database.ts";

interface PaidOrder {
  orderId: string;
  itemName: string;
}

const makeIdPart = () => randomBytes(2).toString("hex").toUpperCase();

/** A basket that a buyer paid for three days ago, as the payment left it. Buying has journeys of its own. */
export async function insertPaidOrder(
  seller: { id: string },
  buyer: { id: string; fullName: string },
): Promise<PaidOrder> {
  const orderId = `${makeIdPart()}-${makeIdPart()}`;
  const itemName = "Bolga market basket";
  const code = `${makeIdPart()}${makeIdPart()}`;
  const [saleId, variantId] = [randomUUID(), randomUUID()];
  await query(
    `with item as (
       insert into marketplace.item (id, sku, store_id, status, name, price_cents, category, main_picture, sold_count,
         created_at, updated_at, is_offered)
       select 'ITM-' || $3, 'SKU-' || $3, id, 'archived', $4, 8900, 'Home & Living', null, 1, now(), now(), true
       from marketplace.store where user_id = $1 and closed_at is null
       returning id, store_id
     ), variant as (
       insert into marketplace.variant (id, item_id, size, colour, type, stock)
       select $5, id, 'Large', 'Natural', 'Round', 0 from item
     ), payment as (
       insert into payments.payment (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
       values ($6, $2, 'order ' || $7, 9795, 'paid', 'ch_order_' || $7, now() - interval '3 days', now(),
         now() - interval '3 days')
     ), sale as (
       insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents, fee_cents,
         share_cents, created_at)
       values ($6, $6, $1, 'A store', '/marketplace', 9795, 1177, 8618, now() - interval '3 days')
     ), placed as (
       insert into marketplace.store_order (id, store_id, sale_id, buyer_id, delivery_courier, delivery_service,
         goods_cents, delivery_cents, fee_cents, recipient_name, recipient_street, recipient_suburb, recipient_state,
         recipient_postcode, send_by, paid_at, words)
       select $7, store_id, $6, $2, 'Sendle', 'Standard, 2–5 days', 8900, 895, 1177, $8, '4/12 Plenty Road', 'Preston',
         'VIC', '3072', now()::date + 1, now() - interval '3 days', lower($4)
       from item
     )
     insert into marketplace.order_line (order_id, item_number, item_id, variant_id, name, size, colour, type, unit_cents,
       quantity, fee_cents)
     select $7, 1, id, $5, $4, 'Large', 'Natural', 'Round', 8900, 1, 1177 from item`,
    [seller.id, buyer.id, code, itemName, variantId, saleId, orderId, buyer.fullName],
  );
  return { orderId, itemName };
}

/** What somebody bought from a store for a sale that was really paid: a dress for $149.00 and a cushion for $65.00. */
export async function insertOrderOfSale(
  seller: { id: string },
  buyer: { id: string; fullName: string },
  saleId: string,
): Promise<{ orderId: string }> {
  const orderId = `${makeIdPart()}-${makeIdPart()}`;
  const code = `${makeIdPart()}${makeIdPart()}`;
  await query(
    `with item as (
       insert into marketplace.item (id, sku, store_id, status, name, price_cents, category, main_picture, sold_count,
         created_at, updated_at, is_offered)
       select 'ITM-' || $3, 'SKU-' || $3, id, 'archived', 'Adire dress', 14900, 'Home & Living', null, 1, now(), now(), true
       from marketplace.store where user_id = $1 and closed_at is null
       returning id, store_id
     ), variant as (
       insert into marketplace.variant (id, item_id, size, colour, type, stock)
       select gen_random_uuid(), id, 'M', 'Indigo', '', 0 from item returning id, item_id
     ), named as (
       update payments.sale set seller_name = store.store_name from marketplace.store
       where sale.id = $5 and store.user_id = $1 and store.closed_at is null
     ), placed as (
       insert into marketplace.store_order (id, store_id, sale_id, buyer_id, state, delivery_courier, delivery_service,
         goods_cents, delivery_cents, fee_cents, recipient_name, recipient_street, recipient_suburb, recipient_state,
         recipient_postcode, send_by, paid_at, done_at, words)
       select $4, store_id, $5, $2, 'sent', 'Sendle', 'Standard, 2–5 days', 21400, 600, 2604, $6, '4/12 Plenty Road',
         'Preston', 'VIC', '3072', now()::date, now() - interval '3 days', now() - interval '1 day', 'adire dress cushion'
       from item
     )
     insert into marketplace.order_line (order_id, item_number, item_id, variant_id, name, size, colour, type, unit_cents,
       quantity, fee_cents, courier, tracking_number, sent_at, version)
     select $4, number, item_id, id, name, 'M', 'Indigo', '', cents, 1, fee, 'Sendle', 'SN44718926', now(), 1
     from variant, (values (1, 'Adire dress', 14900, 1813), (2, 'Strip weave cushion', 6500, 791))
       as bought (number, name, cents, fee)`,
    [seller.id, buyer.id, code, orderId, saleId, buyer.fullName],
  );
  return { orderId };
}
