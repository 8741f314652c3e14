-- What one person pays at once. It is priced and split before the provider hears of it.
create table payments.payment (
  id uuid primary key,
  buyer_id text not null references accounts.profile (id),
  -- The lines with their prices: the same cart leads to the same page for as long as that is open.
  cart_key text not null,
  amount_cents integer not null check (amount_cents between 50 and 2000000),
  currency text not null default 'aud' check (currency = 'aud'),
  -- processing: the bank has not answered yet. Only paid overrides failed and expired.
  state text not null default 'open'
    check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  -- Known once the provider has answered.
  session_id text unique,
  url text,
  charge_id text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (charge_id is not null and paid_at is not null))
);
create unique index payment_open on payments.payment (buyer_id, cart_key) where state = 'open';
create index payment_of_buyer on payments.payment (buyer_id, created_at desc, id desc);
create index payment_overdue on payments.payment (expires_at) where state in ('open', 'processing');

-- What one payee sold in a payment, and what they get of it.
create table payments.sale (
  id uuid primary key,
  payment_id uuid not null references payments.payment (id),
  payee_id text not null references accounts.profile (id),
  seller_name text not null,
  -- A page of ours about the seller.
  seller_path text not null check (seller_path ~ '^/[^/\\]'),
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  share_cents integer not null check (share_cents >= 0),
  refunded_cents integer not null default 0,
  -- Kept from the share for what the payee owed from earlier.
  settled_cents integer not null default 0,
  created_at timestamptz not null,
  unique (payment_id, payee_id),
  check (fee_cents + share_cents = amount_cents),
  check (refunded_cents between 0 and amount_cents),
  check (settled_cents between 0 and share_cents)
);
create index sale_of_payee on payments.sale (payee_id, created_at desc, id desc);

create table payments.sale_line (
  sale_id uuid not null references payments.sale (id),
  position smallint not null,
  -- What was sold, in the words of the area that sold it.
  reference text not null check (char_length(reference) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  unit_cents integer not null check (unit_cents > 0),
  quantity integer not null check (quantity between 1 and 99),
  primary key (sale_id, position)
);

create table payments.refund (
  id uuid primary key,
  sale_id uuid not null references payments.sale (id),
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  share_cents integer not null check (share_cents >= 0),
  requested_by text not null references accounts.profile (id),
  created_at timestamptz not null,
  check (fee_cents + share_cents = amount_cents)
);
create index refund_of_sale on payments.refund (sale_id);

-- Everything we ask the provider to do with money. Written with the decision, sent by a task, once.
create table payments.outbox (
  id uuid primary key,
  kind text not null check (kind in ('transfer', 'refund', 'reversal')),
  idempotency_key text not null unique,
  sale_id uuid not null references payments.sale (id),
  refund_id uuid references payments.refund (id),
  amount_cents integer not null check (amount_cents > 0),
  -- The payee's account, of a transfer.
  destination text,
  -- refused: the provider will never do it. parked: it failed too often, and somebody should look.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'parked')),
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500),
  stripe_id text unique,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((kind = 'transfer') = (refund_id is null)),
  check ((kind = 'transfer') = (destination is not null)),
  check ((state = 'sent') = (stripe_id is not null))
);
create unique index outbox_transfer on payments.outbox (sale_id)
  where kind = 'transfer' and state <> 'refused';
create index outbox_of_sale on payments.outbox (sale_id);
create unique index outbox_refund on payments.outbox (refund_id, kind) where refund_id is not null;
create index outbox_unfinished on payments.outbox (created_at) where state in ('waiting', 'parked');

-- Where every cent is. Each movement has entries that add up to zero, and nothing is ever changed.
create table payments.ledger_movement (
  id uuid primary key default gen_random_uuid(),
  -- One movement each, however often the work behind it runs.
  key text not null unique,
  kind text not null check (kind in
    ('charge', 'provider fee', 'transfer', 'refund', 'reversal', 'debt', 'debt settled')),
  payment_id uuid not null references payments.payment (id),
  at timestamptz not null
);
create index ledger_movement_of_payment on payments.ledger_movement (payment_id);

create table payments.ledger_entry (
  movement_id uuid not null references payments.ledger_movement (id),
  -- balance: what lies at the provider. payee share: what we owe a payee. debt: what a payee owes us.
  account text not null check (account in
    ('balance', 'provider fees', 'platform share', 'payee share', 'debt')),
  payee_id text references accounts.profile (id),
  amount_cents integer not null check (amount_cents <> 0),
  unique nulls not distinct (movement_id, account, payee_id),
  check ((account in ('payee share', 'debt')) = (payee_id is not null))
);
create index ledger_entry_of_payee on payments.ledger_entry (payee_id, account)
  where payee_id is not null;

create function payments.require_balance() returns trigger language plpgsql as $$
declare
  movement uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  entries integer;
  total bigint;
begin
  select count(*), coalesce(sum(amount_cents), 0) into entries, total
    from payments.ledger_entry where movement_id = movement;
  if entries < 2 or total <> 0 then
    raise exception 'ledger movement % does not balance: % entries, sum %', movement, entries, total
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  return null;
end
$$;
create constraint trigger ledger_movement_balances after insert on payments.ledger_movement
  deferrable initially deferred for each row execute function payments.require_balance('id');
create constraint trigger ledger_entry_balances after insert on payments.ledger_entry
  deferrable initially deferred for each row execute function payments.require_balance('movement_id');
create trigger ledger_movement_append_only
  before update or delete or truncate on payments.ledger_movement
  for each statement execute function platform.refuse_change();
create trigger ledger_entry_append_only
  before update or delete or truncate on payments.ledger_entry
  for each statement execute function platform.refuse_change();
