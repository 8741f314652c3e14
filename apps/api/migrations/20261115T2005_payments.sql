create schema payments;

-- What an admin gave, and what a subscription pays for. The plan a person has is the better of the two, and
-- nothing can write another one.
create function accounts.better_plan(granted text, subscribed text) returns text
  language sql immutable parallel safe
  return case
    when 'Pro' in (granted, subscribed) then 'Pro'
    when 'Growing' in (granted, subscribed) then 'Growing'
    else 'Basic'
  end;
drop index accounts.profile_by_directory_plan;
alter table accounts.profile rename column directory_plan to granted_plan;
alter table accounts.profile
  add column subscribed_plan text not null default 'Basic'
    check (subscribed_plan in ('Basic', 'Growing', 'Pro')),
  add column directory_plan text not null
    generated always as (accounts.better_plan(granted_plan, subscribed_plan)) stored;
create index profile_by_directory_plan
  on accounts.profile (directory_plan, created_at desc, id desc) where deleted_at is null;

-- Numbers the readings of objects at the provider, in the order in which they began. A reading is stored only over
-- an earlier one, so that a slow answer never overwrites a newer state.
create sequence payments.reading;

-- Everything the provider told us, once each.
create table payments.stripe_event (
  id text primary key check (char_length(id) <= 255),
  endpoint text not null check (endpoint in ('platform', 'connect')),
  type text not null check (char_length(type) <= 100),
  account_id text check (char_length(account_id) <= 255),
  object_id text not null check (char_length(object_id) <= 255),
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  -- unknown: it concerns nothing of ours, and somebody should look.
  outcome text check (outcome in ('applied', 'not needed', 'unknown')),
  check ((handled_at is null) = (outcome is null))
);
create index stripe_event_newest on payments.stripe_event (received_at desc, id desc);
create index stripe_event_waiting on payments.stripe_event (received_at) where handled_at is null;

create table payments.customer (
  user_id text primary key references accounts.profile (id),
  stripe_id text not null unique,
  created_at timestamptz not null
);

-- One attempt to subscribe; its id is the idempotency key at the provider.
create table payments.plan_checkout (
  id uuid primary key,
  user_id text not null references accounts.profile (id),
  plan text not null check (plan in ('Growing', 'Pro')),
  billing_period text not null check (billing_period in ('monthly', 'yearly')),
  price_id text not null,
  trial_ends_at timestamptz,
  state text not null default 'open' check (state in ('open', 'complete', 'expired')),
  -- Known once the provider has answered.
  stripe_id text unique,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index plan_checkout_open on payments.plan_checkout (user_id) where state = 'open';

-- Subscriptions as the provider last described them.
create table payments.subscription (
  stripe_id text primary key,
  user_id text not null references accounts.profile (id),
  plan text not null check (plan in ('Growing', 'Pro')),
  billing_period text not null check (billing_period in ('monthly', 'yearly')),
  state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
  amount_cents integer not null check (amount_cents >= 0),
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_ends_at timestamptz not null,
  -- Set when it will end, or has ended, instead of renewing.
  ends_at timestamptz,
  reading bigint not null,
  synced_at timestamptz not null
);
create index subscription_of_user on payments.subscription (user_id, started_at desc);
create index subscription_trials on payments.subscription (trial_ends_at) where state = 'trialing';

-- One free trial a person, whatever becomes of the subscription (X-28).
create table payments.trial (
  user_id text primary key references accounts.profile (id),
  subscription_id text not null,
  started_at timestamptz not null
);

create table payments.invoice (
  stripe_id text primary key,
  user_id text not null references accounts.profile (id),
  subscription_id text,
  number text,
  amount_cents integer not null,
  state text not null check (state in ('open', 'paid', 'failed', 'void')),
  page_url text,
  pdf_url text,
  created_at timestamptz not null,
  reading bigint not null,
  synced_at timestamptz not null
);
create index invoice_of_user on payments.invoice (user_id, created_at desc, stripe_id desc);

-- Reminders of the first charge that are on their way.
create table payments.trial_reminder (
  subscription_id text not null references payments.subscription (stripe_id),
  days_before integer not null,
  taken_at timestamptz not null,
  primary key (subscription_id, days_before)
);
