-- Each comparison of our records with the payment provider's.
create table payments.reconciliation_run (
  id uuid primary key,
  -- hourly: payments, transfers and refunds. daily: the ledger and the plans as well.
  scope text not null check (scope in ('hourly', 'daily')),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- The time it looked at, by the provider's clock.
  window_from timestamptz,
  window_to timestamptz,
  payments integer not null default 0 check (payments >= 0),
  found integer not null default 0 check (found >= 0),
  settled integer not null default 0 check (settled >= 0),
  repaired integer not null default 0 check (repaired >= 0),
  figures jsonb,
  problem text check (char_length(problem) <= 500),
  check (finished_at is null or (started_at is not null and window_to is not null))
);
create index reconciliation_run_newest on payments.reconciliation_run (requested_at desc, id desc);
create index reconciliation_run_done on payments.reconciliation_run (scope, window_to desc)
  where finished_at is not null;

-- What our records and the provider's say differently, from when we saw it until it was gone.
create table payments.drift (
  id uuid primary key,
  kind text not null check (char_length(kind) <= 40),
  -- What is read again to see whether it is gone.
  subject_type text not null check (subject_type in ('payment', 'charge', 'transfer', 'subscription')),
  subject_id text not null check (char_length(subject_id) <= 255),
  -- What differs.
  object_id text not null check (char_length(object_id) <= 255),
  payment_id uuid references payments.payment (id),
  ours_cents integer,
  theirs_cents integer,
  ours_says text check (char_length(ours_says) <= 255),
  theirs_says text check (char_length(theirs_says) <= 255),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  settled_at timestamptz
);
create unique index drift_once on payments.drift (kind, object_id) where settled_at is null;
create index drift_open on payments.drift (first_seen_at desc, id desc) where settled_at is null;
create index drift_settled on payments.drift (settled_at desc, id desc) where settled_at is not null;

-- What changed within a time.
create index payment_paid on payments.payment (paid_at, id) where state = 'paid';
create index outbox_sent on payments.outbox (finished_at, id) where state = 'sent';
create index subscription_running on payments.subscription (started_at, stripe_id) where state <> 'ended';

-- The lists of staff.
create index payment_newest on payments.payment (created_at desc, id desc);
create index payment_by_state on payments.payment (state, created_at desc, id desc);
create index outbox_newest on payments.outbox (created_at desc, id desc);
create index outbox_by_state on payments.outbox (state, created_at desc, id desc);
