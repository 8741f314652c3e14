create schema bookings;

-- How a business takes bookings. Without a row it takes none.
create table bookings.settings (
  business_id text primary key references directory.business (id) on delete cascade,
  accepts_bookings boolean not null,
  booking_link text check (char_length(booking_link) <= 600),
  booking_phone text check (char_length(booking_phone) <= 40),
  message_to_customers text not null default '' check (char_length(message_to_customers) <= 1000),
  pay_later boolean not null default true,
  pay_now boolean not null default false,
  confirms_instantly boolean not null default false,
  slot_length smallint not null default 30 check (slot_length between 15 and 120 and slot_length % 15 = 0),
  mode text not null check (mode in ('single', 'daily', 'weekly')),
  -- Windows in the business's own time, as the contract describes them.
  single_slots jsonb not null default '[]',
  daily jsonb not null,
  weekly jsonb not null,
  days_off jsonb not null default '[]',
  notice_hours smallint not null default 0 check (notice_hours between 0 and 720),
  notice_days smallint not null default 0 check (notice_days between 0 and 30),
  days_ahead smallint not null default 90 check (days_ahead between 1 and 90),
  change_notice_hours smallint not null default 24 check (change_notice_hours between 0 and 720),
  reminder_hours smallint not null default 24 check (reminder_hours between 0 and 168),
  -- Of the private calendar link; a new one replaces it.
  feed_token_hash bytea unique,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (pay_later or pay_now)
);

create table bookings.service (
  id uuid primary key,
  business_id text not null references bookings.settings (business_id) on delete cascade,
  position smallint not null,
  title text not null check (char_length(title) between 1 and 120),
  price_cents integer not null check (price_cents between 0 and 2000000 and price_cents % 50 = 0),
  deposit_cents integer check (deposit_cents between 0 and price_cents and deposit_cents % 50 = 0),
  duration_minutes smallint not null check (duration_minutes between 5 and 720),
  buffer_before_minutes smallint not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 240)
);
create index service_of_business on bookings.service (business_id, position);

create table bookings.booking (
  id text primary key check (id ~ '^BOOK-[0-9A-Z]{8}$'),
  business_id text not null references directory.business (id) on delete cascade,
  -- Null for guests, and once the account is closed.
  user_id text references accounts.profile (id),
  customer_name text not null check (char_length(customer_name) <= 120),
  customer_email text check (char_length(customer_email) <= 254),
  customer_phone text check (char_length(customer_phone) <= 40),
  customer_notes text not null default '' check (char_length(customer_notes) <= 1000),
  business_notes text not null default '' check (char_length(business_notes) <= 1000),
  -- What was offered when it was booked; the service may change or go.
  service_id uuid references bookings.service (id) on delete set null,
  service_title text check (char_length(service_title) <= 120),
  price_cents integer not null default 0 check (price_cents between 0 and 2000000),
  due_now_cents integer not null default 0 check (due_now_cents between 0 and price_cents),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  buffer_before_minutes smallint not null default 0,
  buffer_after_minutes smallint not null default 0,
  -- The visit with its buffers: what nobody else can have.
  blocked tstzrange not null,
  time_zone text not null,
  -- Another start that the customer asked for.
  wanted_at timestamptz,
  payment_status text not null check (payment_status in ('pay now', 'pay later')),
  payment_id uuid references payments.payment (id),
  -- held: somebody is paying for it. expired: they did not, in time.
  status text not null check (status in
    ('held', 'requested', 'confirmed', 'declined', 'cancelled', 'completed', 'no_show', 'expired')),
  hold_expires_at timestamptz,
  cancellation_reason text not null default '' check (char_length(cancellation_reason) <= 500),
  cancelled_by text check (cancelled_by in ('customer', 'business')),
  is_walk_in boolean not null default false,
  created_at timestamptz not null,
  -- Goes up with every change of status or time, and numbers the emails about it.
  revision integer not null default 1,
  completed_at timestamptz,
  -- The start that a reminder was sent for; one that moves is reminded again.
  reminded_for timestamptz,
  check (blocked @> tstzrange(starts_at, ends_at)),
  check ((status = 'completed') = (completed_at is not null)),
  check (status <> 'held' or hold_expires_at is not null),
  -- One visit at a time.
  constraint booking_no_overlap exclude using gist (business_id with =, blocked with &&)
    where (status in ('held', 'confirmed'))
);
create index booking_of_business on bookings.booking (business_id, starts_at, id);
create index booking_of_user on bookings.booking (user_id, created_at desc, id desc)
  where user_id is not null;
create index booking_of_email on bookings.booking (customer_email) where customer_email is not null;
create index booking_of_service on bookings.booking (service_id) where service_id is not null;
create index booking_of_payment on bookings.booking (payment_id) where payment_id is not null;
create index booking_held on bookings.booking (hold_expires_at) where status = 'held';
-- For reminders.
create index booking_to_come on bookings.booking (starts_at) where status = 'confirmed';

-- What emailed links carry. Every email has one of its own.
create table bookings.manage_link (
  token_hash bytea primary key,
  booking_id text not null references bookings.booking (id) on delete cascade,
  created_at timestamptz not null
);
create index manage_link_of_booking on bookings.manage_link (booking_id);
