/** In order, so that the n-th order has the n-th sale. */
const saleId = "lpad(to_hex(n), 32, '0')::uuid";
const waitingDays = 10;

interface ManyOrdersOptions {
  stores: number;
  /** The first ones; one in four orders is theirs. */
  largeStores: number;
}

/**
 * Statements that fill the marketplace with many orders of many stores. The same in every run, because everything
 * derives from an order's number. The newest wait to be sent; of the others one in 400 was cancelled.
 */
export const makeManyOrdersSql = (
  count: number,
  { stores, largeStores }: ManyOrdersOptions,
): string[] => [
  // Rows are correct by construction: checking each reference would double the time.
  "set session_replication_role = replica",
  `insert into accounts.profile (id, full_name, username, alias, email, merchant_status)
   select 'many-seller-' || n, 'Many Orders', 'many.seller.' || n, 'many.seller.' || n,
     'seller' || n || '@demo.boab.example', 'Approved'
   from generate_series(1, ${stores}) as n`,
  `insert into marketplace.store (id, user_id, slug, store_name, email, created_at, updated_at)
   select 'STO-' || lpad(n::text, 8, '0'), 'many-seller-' || n, 'store-' || n, 'Store ' || n,
     'seller' || n || '@demo.boab.example', timestamptz '2023-01-01', timestamptz '2023-01-01'
   from generate_series(1, ${stores}) as n`,
  `insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents, fee_cents, share_cents,
     refunded_cents, created_at)
   select ${saleId}, ${saleId}, 'many-seller-' || 1 + n % ${stores}, 'Store', '/marketplace/stores/store',
     4895, 490, 4405, 0, now()
   from generate_series(1, ${count}) as n`,
  `insert into marketplace.store_order (id, store_id, sale_id, buyer_id, state, delivery_courier, delivery_service,
     goods_cents, delivery_cents, fee_cents, recipient_name, recipient_phone, recipient_street, recipient_suburb,
     recipient_state, recipient_postcode, send_by, paid_at, done_at, words)
   select substr(code, 1, 4) || '-' || substr(code, 5, 4),
     'STO-' || lpad((1 + a % case when n % 4 = 0 then ${largeStores} else ${stores} end)::text, 8, '0'),
     ${saleId}, 'many-buyer-' || a % 5000, case when age < interval '${waitingDays} days' then 'to send'
       when b % 400 = 0 then 'cancelled' else 'sent' end,
     'Sendle', 'Standard, 2–5 days', 4000, 895, 490,
     (array['Adaeze', 'Kwame', 'Selam', 'Tendai', 'Ruth', 'Yaw', 'Amara'])[1 + a % 7] || ' '
       || (array['Nwosu', 'Mensah', 'Okafor', 'Dlamini', 'Danso'])[1 + b % 5],
     '+61355500142', (1 + a % 240) || ' High Street', 'Preston', 'VIC', '3072',
     (paid_at + interval '3 days')::date, paid_at,
     case when age >= interval '${waitingDays} days' then paid_at + interval '2 days' end,
     (array['kente cloth', 'shea butter', 'beaded earrings', 'basket', 'wax print'])[1 + b % 5]
       || case when age >= interval '${waitingDays} days' then ' sn' || lpad(n::text, 8, '0') else '' end
   from generate_series(1, ${count}) as n
   cross join lateral (select hashint4(n) & 2147483647 as a, hashint4(n + 500000000) & 2147483647 as b,
     lpad(upper(to_hex(n)), 8, '0') as code, (n::float8 / ${count}) * interval '3 years' as age) as dice
   cross join lateral (select timestamptz '2026-11-16 00:00+00' - age as paid_at) as payment`,
  `insert into marketplace.order_line (order_id, item_number, item_id, variant_id, name, picture, size, colour, type,
     unit_cents, quantity, fee_cents, courier, tracking_number, sent_at, version)
   select id, 1, 'ITM-00000001', '00000000-0000-4000-8000-000000000001', split_part(words, ' sn', 1),
     jsonb_build_object('mobile', jsonb_build_object('width', 480, 'height', 480,
       'webp', 'https://media.example/public/item/1/mobile_front.webp',
       'jpeg', 'https://media.example/public/item/1/mobile_front.jpg')),
     'One size', 'Indigo', 'Cloth', 4000, 1, 490,
     case when state = 'sent' then 'Sendle' end, case when state = 'sent' then upper(right(words, 10)) end, case when state = 'sent' then done_at end,
     case when state = 'sent' then 1 else 0 end
   from marketplace.store_order`,
  "set session_replication_role = origin",
  "vacuum analyze accounts.profile",
  "vacuum analyze marketplace.store",
  "vacuum analyze payments.sale",
  "vacuum analyze marketplace.store_order",
  "vacuum analyze marketplace.order_line",
];
