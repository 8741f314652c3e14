import { buyerCount, cartItemCount } from "./requests.ts";

/** Stores have from 100 to 900 items. */
const itemsPerStore = 500;

/**
 * Statements that fill the marketplace with many items in many stores. The same in every run, because everything
 * derives from an item's number.
 */
export const makeMarketplaceSql = (count: number): string[] => {
  const stores = Math.max(2, Math.round(count / itemsPerStore));
  return [
    // Rows are correct by construction: checking each reference would double the time.
    "set session_replication_role = replica",
    `insert into accounts.profile (id, full_name, username, alias, email)
     select 'bench-seller-' || n, 'Bench Seller', 'bench.seller.' || n, 'bench.seller.' || n,
       'seller' || n || '@demo.boab.example'
     from generate_series(1, ${stores}) as n`,
    `insert into accounts.profile (id, full_name, username, alias, email)
     select 'bench-buyer-' || n, 'Bench Buyer', 'bench.buyer.' || n, 'bench.buyer.' || n,
       'buyer' || n || '@demo.boab.example'
     from generate_series(1, ${buyerCount}) as n`,
    `insert into payments.payout_account (id, user_id, state, stripe_id, transfers_enabled, payouts_enabled,
       created_at, read_at)
     select gen_random_uuid(), 'bench-seller-' || n, 'open', 'acct_bench' || n, true, true, timestamptz '2026-01-01',
       timestamptz '2026-01-01'
     from generate_series(1, ${stores}) as n`,
    `insert into marketplace.store (id, user_id, slug, store_name, email, created_at, updated_at)
     select 'STO-' || lpad(n::text, 8, '0'), 'bench-seller-' || n, 'store-' || n, 'Store ' || n,
       'seller' || n || '@demo.boab.example', timestamptz '2026-01-01', timestamptz '2026-01-01'
     from generate_series(1, ${stores}) as n`,
    `insert into marketplace.item (id, sku, store_id, status, name, description, long_description, price_cents,
       previous_price_cents, category, sub_category, sub_sub_category, brand, condition, sizes, colours, couriers,
       has_free_shipping, main_picture, stock, is_offered, created_at, updated_at)
     select 'ITM-' || lpad(n::text, 8, '0'), 'SKU-' || lpad(n::text, 8, '0'),
       -- The power makes some stores larger than others.
       'STO-' || lpad((1 + floor(${stores} * power((a % 10000) / 10000.0, 1.3)))::int::text, 8, '0'),
       case when b % 25 = 0 then 'archived' else 'live' end,
       kind.name || ' number ' || n, 'Made by hand and sent within two days.', repeat('About this item. ', 20),
       500 + b % 40000, case when b % 6 = 0 then 45000 end, kind.category, kind.second, kind.third,
       case when b % 3 = 0 then 'Brand ' || b % 900 else '' end,
       (array['new', 'new', 'new', 'refurbished', 'used_good'])[1 + b % 5],
       case when b % 4 = 0 then array['One size'] else array['S', 'M', 'L'] end,
       array[(array['Indigo', 'Ochre', 'Sand', 'Plum', 'Forest', 'Charcoal'])[1 + a % 6]], '[]', a % 5 = 0,
       jsonb_build_object('mobile', file, 'tablet', file, 'desktop', file, 'original', file),
       case when n <= ${cartItemCount} then 90 else a % 30 end, true, timestamptz '2026-10-31' - (a::float8 / 2147483647) * interval '3 years', now()
     from generate_series(1, ${count}) as n
     cross join lateral (select hashint4(n) & 2147483647 as a, hashint4(n + 500000000) & 2147483647 as b) as dice
     cross join lateral (select jsonb_build_object('width', 480, 'height', 480,
       'webp', 'https://media.example/public/item/' || n || '/mobile_front.webp',
       'jpeg', 'https://media.example/public/item/' || n || '/mobile_front.jpg') as file) as picture
     join (values (0, 'Wrap dress', 'Clothing & Accessories', 'Women''s', 'Dresses'),
       (1, 'Market basket', 'Handmade & Crafts', 'Baskets', null),
       (2, 'Face oil', 'Beauty & Personal Care', 'Skin Care', 'Face'),
       (3, 'Carved stool', 'Home & Living', 'Furniture', 'Stools & chairs'),
       (4, 'Thumb piano', 'Music & Entertainment', 'Instruments', 'Thumb pianos'),
       (5, 'Ground coffee', 'Groceries & Beverages', 'Coffee & Tea', 'Ground coffee'))
       as kind (nr, name, category, second, third) on kind.nr = b % 6`,
    // Everything that is left is of the first size.
    `insert into marketplace.variant (item_id, size, colour, stock, position)
     select id, size, colours[1], case when position = 1 then stock else 0 end, position
     from marketplace.item, unnest(sizes) with ordinality as offered (size, position)`,
    `insert into marketplace.item_photo (item_id, upload_id, position, is_main, picture, size, colour)
     select id, gen_random_uuid(), position, position = 1, main_picture, sizes[1], colours[1]
     from marketplace.item, generate_series(1, 2) as position`,
    "set session_replication_role = origin",
    "vacuum analyze accounts.profile",
    "vacuum analyze payments.payout_account",
    "vacuum analyze marketplace.variant",
    "vacuum analyze marketplace.item_photo",
    "vacuum analyze marketplace.store",
    "vacuum analyze marketplace.item",
  ];
};
