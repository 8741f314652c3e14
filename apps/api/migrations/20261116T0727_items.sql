-- What a store sells. A draft is an item that its seller has begun; an archived one was sold before, so it stays.
create table marketplace.item (
  id text primary key check (id ~ '^ITM-[0-9A-Z]{8}$'),
  sku text not null unique check (sku ~ '^SKU-[0-9A-Z]{8}$'),
  store_id text not null references marketplace.store (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'live', 'archived')),

  name text not null default '' check (char_length(name) <= 120),
  description text not null default '' check (char_length(description) <= 200),
  long_description text not null default '' check (char_length(long_description) <= 5000),
  price_cents integer check (price_cents between 1 and 2000000),
  previous_price_cents integer check (previous_price_cents between 1 and 2000000),

  category text not null default '' check (char_length(category) <= 60),
  sub_category text check (char_length(sub_category) <= 60),
  sub_sub_category text check (char_length(sub_sub_category) <= 60),

  brand text not null default '' check (char_length(brand) <= 80),
  condition text check (condition in ('new', 'refurbished', 'used_like_new', 'used_good', 'used_fair')),
  genders text[] not null default '{}',
  styles text[] not null default '{}',
  -- Of its variants, written with them: the catalogue filters by them.
  sizes text[] not null default '{}',
  colours text[] not null default '{}',

  -- The ways to send it, in the seller's order; a copy of the preset, whose price may change later.
  couriers jsonb not null default '[]' check (jsonb_typeof(couriers) = 'array'),
  has_free_shipping boolean not null default false,
  has_free_returns boolean not null default false,
  -- Null where it can't be picked up.
  pickup_note text check (char_length(pickup_note) <= 200),

  -- A copy of the main photo, so that a list reads one table.
  main_picture jsonb,
  -- The sum of its variants, kept by the trigger below. Not part of any index, so a sale moves no index entry.
  stock integer not null default 0 check (stock >= 0),
  sold_count integer not null default 0 check (sold_count >= 0),

  version integer not null default 1,
  -- When it was put on sale; of a draft, when it was begun.
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,

  -- A copy of the store, kept by the trigger below.
  is_offered boolean not null,
  is_listed boolean not null generated always as (
    is_offered and status = 'live' and deleted_at is null
  ) stored,

  check (status = 'draft' or (name <> '' and category <> '' and price_cents is not null)),
  check (status <> 'live' or deleted_at is not null or main_picture is not null),
  check (previous_price_cents is null or price_cents is null or status = 'draft'
    or previous_price_cents > price_cents)
);

create index item_newest on marketplace.item (created_at desc, id desc) where is_listed;
create index item_store_listed on marketplace.item (store_id, created_at desc, id desc) where is_listed;
create index item_store on marketplace.item (store_id, created_at desc, id desc) where deleted_at is null;
-- A seller writes one new item at a time.
create unique index item_draft on marketplace.item (store_id)
  where status = 'draft' and deleted_at is null;

-- What can be put into a cart. It is never deleted, because orders and carts name it; one that the seller took away
-- is retired. Whoever takes stock of several locks them by item, then by id.
create table marketplace.variant (
  id uuid primary key default gen_random_uuid(),
  item_id text not null references marketplace.item (id) on delete cascade,
  size text not null check (size <> '' and char_length(size) <= 60),
  colour text not null default '' check (char_length(colour) <= 60),
  type text not null default '' check (char_length(type) <= 60),
  stock integer not null check (stock >= 0),
  position smallint not null default 0,
  retired_at timestamptz,
  check (retired_at is null or stock = 0)
);
-- People write M and m.
create unique index variant_options on marketplace.variant (item_id, lower(size), lower(colour), lower(type));

create table marketplace.item_photo (
  id uuid primary key default gen_random_uuid(),
  item_id text not null references marketplace.item (id) on delete cascade,
  upload_id uuid not null unique,
  position smallint not null,
  is_main boolean not null default false,
  picture jsonb not null,
  -- What it shows. In a draft it may be incomplete, and there is no variant yet.
  size text not null default '' check (char_length(size) <= 60),
  colour text not null default '' check (char_length(colour) <= 60),
  type text not null default '' check (char_length(type) <= 60),
  draft_quantity integer check (draft_quantity between 0 and 100000),
  variant_id uuid references marketplace.variant (id) on delete set null
);
create index item_photo_item on marketplace.item_photo (item_id, position);
create unique index item_photo_main on marketplace.item_photo (item_id) where is_main;
create index item_photo_variant on marketplace.item_photo (variant_id) where variant_id is not null;

create function marketplace.count_stock() returns trigger language plpgsql as $$
declare
  counted text := coalesce(new.item_id, old.item_id);
  change integer := coalesce(new.stock, 0) - coalesce(old.stock, 0);
begin
  if change <> 0 then
    update marketplace.item set stock = stock + change where id = counted;
  end if;
  return null;
end
$$;
create trigger variant_stock after insert or delete or update of stock on marketplace.variant
  for each row execute function marketplace.count_stock();

-- In the transaction that changes the store: its items leave the marketplace together with it.
create function marketplace.follow_store() returns trigger language plpgsql as $$
begin
  update marketplace.item set is_offered = new.is_public where store_id = new.id;
  return null;
end
$$;
create trigger store_items after update on marketplace.store
  for each row
  when (old.is_public is distinct from new.is_public)
  execute function marketplace.follow_store();
