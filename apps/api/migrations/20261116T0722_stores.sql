create schema marketplace;

-- A seller's place in the marketplace. A closed one stays, because orders refer to it.
create table marketplace.store (
  id text primary key check (id ~ '^STO-[0-9A-Z]{8}$'),
  user_id text not null references accounts.profile (id),
  -- The readable address, made from the first name of the store; it never changes and is never given away.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-+[a-z0-9]+)*$' and char_length(slug) between 3 and 60),
  store_name text not null check (char_length(store_name) between 1 and 80),
  email text not null check (char_length(email) <= 800),
  location text not null default '' check (char_length(location) <= 120),
  description text not null default '' check (char_length(description) <= 2000),
  phone_number text check (char_length(phone_number) <= 16),
  merchant_id text check (merchant_id ~ '^[A-Z0-9]{13}$'),
  -- The seller's own word; receipts show GST only then (X-40).
  is_gst_registered boolean not null default false,

  header_upload_id uuid,
  header jsonb,
  header_position jsonb not null default '{}',
  logo_upload_id uuid,
  logo jsonb,
  logo_position jsonb not null default '{}',

  is_on_holiday boolean not null default false,
  holiday_message text not null default '' check (char_length(holiday_message) <= 500),
  back_on date,

  -- Set while the owner is banned or gone.
  is_withheld boolean not null default false,
  -- Set by staff.
  hidden_at timestamptz,
  closed_at timestamptz,
  is_public boolean not null generated always as (
    not is_withheld and hidden_at is null and closed_at is null
  ) stored,

  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  check ((header is null) = (header_upload_id is null)),
  check ((logo is null) = (logo_upload_id is null))
);

-- One store a person, and one store a name.
create unique index store_of_user on marketplace.store (user_id) where closed_at is null;
create unique index store_name_taken on marketplace.store (lower(store_name)) where closed_at is null;
create index store_newest on marketplace.store (created_at desc, id desc) where is_public;
