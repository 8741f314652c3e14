-- One person at one business, as that business knows them: its notes, and whether they may book online. The person is an
-- account or a contact, so nobody who only typed an email has a row.
create table bookings.customer (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  user_id text references accounts.profile (id),
  contact_id uuid references accounts.contact (id),
  -- The account or the contact, so that both have one row at a business.
  person text not null generated always as (coalesce(user_id, contact_id::text)) stored,
  -- As they booked last, for searching.
  name text not null check (char_length(name) <= 120),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  family_name text not null generated always as (lower(regexp_replace(name, '^.*\s', ''))) stored,
  -- +61 491 570 156 and 0491 570 156 are one number.
  phone_digits text generated always as
    (regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^61', '0')) stored,
  -- The start of what they booked last, which orders the list.
  latest_starts_at timestamptz not null,
  -- Two cards that become one keep the words of both; the forms allow 500 and 2,000 characters.
  preferences text not null default '' check (char_length(preferences) <= 1100),
  notes text not null default '' check (char_length(notes) <= 4100),
  online_bookings_stopped_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (business_id, person),
  check (num_nonnulls(user_id, contact_id) = 1)
);
create index customer_latest on bookings.customer (business_id, latest_starts_at desc, id desc);
create index customer_by_name on bookings.customer (business_id, lower(name) text_pattern_ops);
create index customer_by_family_name on bookings.customer (business_id, family_name text_pattern_ops);
create index customer_by_email on bookings.customer (business_id, email text_pattern_ops) where email is not null;
create index customer_by_phone on bookings.customer (business_id, phone_digits text_pattern_ops)
  where phone_digits is not null;
create index customer_of_user on bookings.customer (user_id) where user_id is not null;
create index customer_of_contact on bookings.customer (contact_id) where contact_id is not null;

-- When a booking was cancelled, to tell late from in time; unknown for those of before.
alter table bookings.booking add column cancelled_at timestamptz;

insert into bookings.customer
  (business_id, user_id, contact_id, name, email, phone, latest_starts_at)
select distinct on (business_id, coalesce(user_id, contact_id::text))
  business_id, user_id, contact_id, customer_name, customer_email, customer_phone, starts_at
from bookings.booking
where (user_id is not null or contact_id is not null) and verified_at is not null and not is_walk_in
  and status not in ('held', 'unverified', 'expired')
order by business_id, coalesce(user_id, contact_id::text), starts_at desc
on conflict do nothing;
