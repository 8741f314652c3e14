-- A bank takes a payment back for its cardholder, as the provider last described it.
create table payments.dispute (
  stripe_id text primary key check (char_length(stripe_id) <= 255),
  payment_id uuid not null references payments.payment (id),
  amount_cents integer not null check (amount_cents > 0),
  -- asked: the bank only asks, and no money has moved.
  state text not null check (state in ('asked', 'open', 'won', 'lost')),
  -- What the provider keeps for its trouble; whoever wins may get it back.
  fee_cents integer not null default 0,
  -- Until when we can answer.
  due_by timestamptz,
  created_at timestamptz not null,
  reading bigint not null
);
create index dispute_of_payment on payments.dispute (payment_id);

-- Money of a sale that goes back to the buyer: somebody asked for it, or a bank took it.
alter table payments.refund
  add column dispute_id text references payments.dispute (stripe_id),
  -- It did not get there, or the dispute was won: the sale counts again.
  add column undone_at timestamptz,
  alter column requested_by drop not null,
  add constraint refund_cause check ((dispute_id is null) = (requested_by is not null));
create unique index refund_of_dispute on payments.refund (dispute_id, sale_id)
  where dispute_id is not null and undone_at is null;

alter table payments.sale
  add column disputed_cents integer not null default 0,
  add constraint sale_disputed check (disputed_cents between 0 and amount_cents),
  -- A share that comes back can settle a debt that the sale itself has left.
  drop constraint sale_check2,
  add constraint sale_settled check (settled_cents >= 0);

-- A share can be sent, taken back and sent again; a reversal says which transfer it takes back.
alter table payments.outbox add column transfer_id uuid references payments.outbox (id);
update payments.outbox set transfer_id = (
    select transfer.id from payments.outbox as transfer
    where transfer.sale_id = outbox.sale_id
      and transfer.kind = 'transfer' and transfer.state <> 'refused')
  where kind = 'reversal';
drop index payments.outbox_transfer;
create unique index outbox_transfer on payments.outbox (sale_id)
  where kind = 'transfer' and state = 'waiting';
drop index payments.outbox_refund;
create unique index outbox_refund on payments.outbox (refund_id, kind, transfer_id) nulls not distinct
  where refund_id is not null;

alter table payments.ledger_movement
  drop constraint ledger_movement_kind_check,
  add constraint ledger_movement_kind_check check (kind in
    ('charge', 'provider fee', 'transfer', 'refund', 'reversal', 'debt', 'debt settled',
     'refund failed', 'dispute', 'dispute fee', 'dispute won'));
