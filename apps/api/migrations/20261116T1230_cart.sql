-- What somebody means to buy. Prices are read with the item; this one says what the person saw when they chose it.
create table marketplace.cart_line (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references accounts.profile (id),
  variant_id uuid not null references marketplace.variant (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  seen_cents integer not null check (seen_cents > 0),
  added_at timestamptz not null,
  unique (user_id, variant_id)
);
create index cart_line_variant on marketplace.cart_line (variant_id);

-- How somebody wants a store to send what is in their cart, once they chose; otherwise it is the cheapest way.
create table marketplace.cart_delivery (
  user_id text not null references accounts.profile (id),
  store_id text not null references marketplace.store (id) on delete cascade,
  option_id text not null check (char_length(option_id) <= 200),
  primary key (user_id, store_id)
);
create index cart_delivery_store on marketplace.cart_delivery (store_id);
