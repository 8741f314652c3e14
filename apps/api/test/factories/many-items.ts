const stores = 80;

/** SQL that fills the marketplace with many items of all sorts; everything derives from an item's number. */
export const makeManyItemsSql = (count: number): string[] => [
  // Rows are correct by construction: triggers and references would take most of the time.
  "set session_replication_role = replica",
  `insert into accounts.profile (id, full_name, username, alias, email)
   select 'many-seller-' || n, 'Many Seller', 'many.seller.' || n, 'many.seller.' || n,
     'many' || n || '@people.example'
   from generate_series(1, ${stores}) as n`,
  `insert into marketplace.store (id, user_id, slug, store_name, email, created_at, updated_at)
   select 'STO-' || lpad(n::text, 8, '0'), 'many-seller-' || n, 'many-' || n, 'Many ' || n,
     'many' || n || '@people.example', now(), now()
   from generate_series(1, ${stores}) as n`,
  `insert into marketplace.item (id, sku, store_id, status, name, description, price_cents, category,
     sub_category, sub_sub_category, brand, condition, genders, styles, sizes, colours, has_free_shipping,
     has_free_returns, main_picture, stock, rating_sum, review_count, is_offered, created_at, updated_at)
   select 'ITM-' || lpad(n::text, 8, '0'), 'SKU-' || lpad(n::text, 8, '0'),
     'STO-' || lpad((1 + n % ${stores})::text, 8, '0'), case when n % 25 = 0 then 'archived' else 'live' end,
     (array['Wrap dress', 'Market basket', 'Face oil', 'Carved stool', 'Thumb piano', 'Coffee beans'])[1 + n % 6]
       || ' ' || substr(md5(n::text), 1, 6),
     'Made by African hands, in ' || (array['Footscray', 'Darwin', 'Hobart'])[1 + n % 3] || '.',
     500 + n * 7919 % 60000, kind.category, kind.second, kind.third,
     case when n % 3 = 0 then 'Brand ' || n % 400 else '' end,
     (array['new', 'new', 'new', 'used_good', 'refurbished'])[1 + n % 5],
     case when n % 2 = 0 then array['women'] else '{}' end, array[(array['casual', 'formal', 'handmade'])[1 + n % 3]],
     case when n % 4 = 0 then array['One size'] else array['S', 'M', 'L'] end,
     array[(array['Indigo', 'Ochre', 'Sand', 'Plum', 'Forest'])[1 + n / 5 % 5]],
     n % 5 = 0, n % 7 = 0, '{}', n % 9, case when n % 3 = 0 then 4 * (n % 20) else 0 end,
     case when n % 3 = 0 then n % 20 else 0 end, true, now() - n * interval '1 minute', now()
   from generate_series(1, ${count}) as n
   join (values (0, 'Clothing & Accessories', 'Women''s', 'Dresses'),
     (1, 'Handmade & Crafts', 'Baskets', null), (2, 'Beauty & Personal Care', 'Skin Care', 'Face'),
     (3, 'Home & Living', 'Furniture', 'Stools & chairs'),
     (4, 'Music & Entertainment', 'Instruments', 'Thumb pianos'),
     (5, 'Groceries & Beverages', 'Coffee & Tea', 'Coffee beans')) as kind (nr, category, second, third)
     on kind.nr = n % 6`,
  "set session_replication_role = origin",
  "vacuum analyze marketplace.store",
  "vacuum analyze marketplace.item",
];
