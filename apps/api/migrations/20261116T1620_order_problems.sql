-- What a refund of an order was for. Refunds that failed are undone there, so nothing of them counts here.
create table marketplace.refunded_part (
  refund_id uuid not null references payments.refund (id),
  order_id text not null references marketplace.store_order (id),
  -- 0 is the delivery.
  item_number smallint not null check (item_number between 0 and 100),
  amount_cents integer not null check (amount_cents > 0),
  primary key (refund_id, item_number)
);
create index refunded_part_order on marketplace.refunded_part (order_id);

create table marketplace.order_problem (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references marketplace.store_order (id),
  kind text not null check (kind in ('not arrived', 'damaged', 'not as described', 'changed mind')),
  item_numbers smallint[] not null check (cardinality(item_numbers) between 1 and 100),
  state text not null default 'open'
    check (state in ('open', 'answered', 'escalated', 'refunded', 'closed')),
  -- The buyer's words, the store's and our team's.
  details text check (char_length(details) <= 500),
  reply text check (char_length(reply) <= 500),
  note text check (char_length(note) <= 500),
  reported_at timestamptz not null,
  reply_by timestamptz not null,
  replied_at timestamptz,
  escalate_by timestamptz,
  escalated_at timestamptz,
  settled_at timestamptz,
  decided_by text references accounts.profile (id),
  check ((state in ('refunded', 'closed')) = (settled_at is not null)),
  check (state <> 'answered' or escalate_by is not null)
);
-- One at a time.
create unique index problem_unsettled on marketplace.order_problem (order_id) where settled_at is null;
create index problem_of_order on marketplace.order_problem (order_id, reported_at desc);
create index problem_reply_due on marketplace.order_problem (reply_by) where state = 'open';
create index problem_lapse_due on marketplace.order_problem (escalate_by) where state = 'answered';
create index problem_for_us on marketplace.order_problem (reported_at, id) where state = 'escalated';
create index problem_waiting on marketplace.order_problem (reported_at, id) where settled_at is null;

create table marketplace.order_message (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references marketplace.store_order (id),
  author_id text not null references accounts.profile (id),
  is_from_buyer boolean not null,
  body text check (char_length(body) between 1 and 1000),
  sent_at timestamptz not null
);
create index message_of_order on marketplace.order_message (order_id, sent_at, id);
create index message_of_author on marketplace.order_message (author_id);

-- For admins, who look through all of them.
create index order_newest on marketplace.store_order (paid_at desc, id desc);
