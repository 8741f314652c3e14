-- Sellers' accounts at the payment provider, as it last described them. The id is our own: it is the idempotency key
-- with which the account is made, and what staff call it by.
create table payments.payout_account (
  id uuid primary key,
  user_id text not null references accounts.profile (id),
  -- creating: the provider has not answered yet. closing: it was told to delete the account.
  state text not null default 'creating' check (state in ('creating', 'open', 'closing', 'closed')),
  stripe_id text unique check (char_length(stripe_id) <= 255),
  -- Null once the person has closed their account with us.
  email text check (char_length(email) <= 800),
  type text,
  country text,
  details_submitted boolean not null default false,
  charges_enabled boolean not null default false,
  payouts_enabled boolean not null default false,
  -- Whether a share of a sale can be sent to it.
  transfers_enabled boolean not null default false,
  currently_due text[] not null default '{}',
  past_due text[] not null default '{}',
  due_by timestamptz,
  disabled_reason text,
  -- When it was made at the provider.
  created_at timestamptz not null,
  reading bigint not null default 0,
  read_at timestamptz,
  check (state in ('creating', 'closed') or (stripe_id is not null and read_at is not null))
);
create unique index payout_account_of_user on payments.payout_account (user_id) where state <> 'closed';
create index payout_account_newest on payments.payout_account (created_at desc, id desc)
  where state in ('open', 'closing');

-- Tells whether an account has changed since we read it.
create index stripe_event_waiting_of_account on payments.stripe_event (account_id) where handled_at is null;
