-- What a payment is for: prices and bookings of a listing, or a cart of the marketplace. Whoever comes back from the
-- provider lands on another page, and the marketplace writes its own emails.
alter table payments.payment
  add column purpose text not null default 'listing' check (purpose in ('listing', 'order'));

-- What somebody set out to pay for, as it was then. It keeps the stock for as long as they can pay; orders are made once
-- the payment has gone through.
create table marketplace.checkout (
  id uuid primary key references payments.payment (id),
  buyer_id text not null references accounts.profile (id),
  -- What is bought, for how much, and where it goes: the same once more leads to the same page.
  cart_key text not null,
  -- released: the stock went back. refunded: it was paid after that, and somebody else had it.
  state text not null default 'holding' check (state in ('holding', 'released', 'ordered', 'refunded')),

  -- Who gets it. Emptied once the orders have it, or a week after the stock went back.
  recipient_name text check (char_length(recipient_name) <= 120),
  recipient_phone text check (char_length(recipient_phone) <= 16),
  recipient_street text check (char_length(recipient_street) <= 200),
  recipient_suburb text check (char_length(recipient_suburb) <= 80),
  recipient_state text check (char_length(recipient_state) <= 3),
  recipient_postcode text check (char_length(recipient_postcode) <= 4),

  created_at timestamptz not null,
  -- A little longer than the provider's page is open.
  held_until timestamptz not null,
  ended_at timestamptz,
  check ((state = 'holding') = (ended_at is null))
);
-- Nobody pays for two carts at once.
create unique index checkout_holding on marketplace.checkout (buyer_id) where state = 'holding';
create index checkout_due on marketplace.checkout (held_until) where state = 'holding';
create index checkout_recipient_due on marketplace.checkout (ended_at) where recipient_name is not null;
create index checkout_of_buyer on marketplace.checkout (buyer_id, created_at desc);

-- What one store will send.
create table marketplace.checkout_part (
  checkout_id uuid not null references marketplace.checkout (id),
  store_id text not null references marketplace.store (id),
  sale_id uuid not null unique references payments.sale (id),
  -- Null for picking it up.
  delivery_courier text check (char_length(delivery_courier) between 1 and 40),
  delivery_service text check (char_length(delivery_service) between 1 and 80),
  goods_cents integer not null check (goods_cents > 0),
  delivery_cents integer not null check (delivery_cents >= 0),
  primary key (checkout_id, store_id),
  check ((delivery_courier is null) = (delivery_service is null)),
  check (delivery_courier is not null or delivery_cents = 0)
);
create index checkout_part_store on marketplace.checkout_part (store_id);

create table marketplace.checkout_line (
  checkout_id uuid not null,
  position smallint not null check (position between 1 and 100),
  store_id text not null,
  -- Null once a seller has closed their store.
  variant_id uuid references marketplace.variant (id) on delete set null,
  quantity integer not null check (quantity between 1 and 99),
  unit_cents integer not null check (unit_cents > 0),
  name text not null check (char_length(name) between 1 and 120),
  picture jsonb,
  primary key (checkout_id, position),
  foreign key (checkout_id, store_id) references marketplace.checkout_part (checkout_id, store_id)
);
create index checkout_line_variant on marketplace.checkout_line (variant_id);
