create extension if not exists btree_gin;

-- What one store sold in one payment: made once that has gone through, and never deleted.
create table marketplace.store_order (
  id text primary key check (id ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  store_id text not null references marketplace.store (id),
  -- What was paid, our fee and the seller's share, which refunds change.
  sale_id uuid not null unique references payments.sale (id),
  buyer_id text not null references accounts.profile (id),
  -- cancelled: it was paid back before it was sent.
  state text not null default 'to send' check (state in ('to send', 'sent', 'cancelled')),

  -- As the buyer chose it; null for picking it up.
  delivery_courier text check (char_length(delivery_courier) between 1 and 40),
  delivery_service text check (char_length(delivery_service) between 1 and 80),
  goods_cents integer not null check (goods_cents > 0),
  delivery_cents integer not null check (delivery_cents >= 0),
  fee_cents integer not null check (fee_cents between 0 and goods_cents + delivery_cents),

  -- Who gets it. Emptied 90 days after it was sent or cancelled.
  recipient_name text check (char_length(recipient_name) <= 120),
  recipient_phone text check (char_length(recipient_phone) <= 16),
  recipient_street text check (char_length(recipient_street) <= 200),
  recipient_suburb text check (char_length(recipient_suburb) <= 80),
  recipient_state text check (char_length(recipient_state) <= 3),
  recipient_postcode text check (char_length(recipient_postcode) <= 4),

  -- A day in Sydney (X-33).
  send_by date not null,
  paid_at timestamptz not null,
  -- When the last of its parcels left, or it was cancelled.
  done_at timestamptz,

  -- What was bought and how it travels, for the search.
  words text not null default '',
  search_text text not null generated always as (
    lower(id || ' ' || coalesce(recipient_name, '') || ' ' || words)
  ) stored,

  check ((state = 'to send') = (done_at is null)),
  check ((delivery_courier is null) = (delivery_service is null)),
  check (delivery_courier is not null or delivery_cents = 0)
);
create index order_to_send on marketplace.store_order (store_id, paid_at, id) where state = 'to send';
create index order_done on marketplace.store_order (store_id, paid_at desc, id desc) where state <> 'to send';
create index order_search on marketplace.store_order using gin (store_id, search_text gin_trgm_ops);
-- Figures of the last weeks.
create index order_of_store on marketplace.store_order (store_id, paid_at)
  include (goods_cents, delivery_cents, fee_cents);
create index order_of_buyer on marketplace.store_order (buyer_id, paid_at desc, id desc);
create index order_recipient_due on marketplace.store_order (done_at) where recipient_name is not null;

-- A copy of what was bought: the item may change later.
create table marketplace.order_line (
  order_id text not null references marketplace.store_order (id),
  item_number smallint not null check (item_number between 1 and 100),
  item_id text not null references marketplace.item (id),
  variant_id uuid not null references marketplace.variant (id),
  name text not null check (char_length(name) between 1 and 120),
  picture jsonb,
  size text not null,
  colour text not null,
  type text not null,
  unit_cents integer not null check (unit_cents > 0),
  quantity integer not null check (quantity between 1 and 99),
  -- Its part of the order's fee; the parts add up to it.
  fee_cents integer not null check (fee_cents >= 0),
  courier text check (char_length(courier) <= 40),
  tracking_number text check (tracking_number ~ '^[A-Za-z0-9-]{4,40}$'),
  sent_at timestamptz,
  -- Counts corrections.
  version integer not null default 0,
  primary key (order_id, item_number),
  check ((sent_at is null) = (courier is null))
);
create index order_line_item on marketplace.order_line (item_id);
create index order_line_variant on marketplace.order_line (variant_id);
