-- People who asked to be told when a store is back from its holiday. Each is told once and then forgotten.
create table marketplace.back_notice (
  id uuid primary key default gen_random_uuid(),
  store_id text not null references marketplace.store (id) on delete cascade,
  email text not null check (char_length(email) <= 800),
  asked_at timestamptz not null,
  token_hash bytea,
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  unique (store_id, email)
);
create index back_notice_asked on marketplace.back_notice (asked_at) where confirmed_at is null;
create index back_notice_email on marketplace.back_notice (email);

create index store_holiday_ends on marketplace.store (back_on) where is_on_holiday and back_on is not null;
