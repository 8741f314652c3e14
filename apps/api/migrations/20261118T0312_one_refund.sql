-- X-103: the part of a sale's fee that the card payment costs. A seller who starts a refund pays for it. Sales from
-- before this term have none, so all of their fee goes back as it was agreed.
alter table payments.sale
  add column card_fee_cents integer not null default 0,
  add constraint sale_card_fee check (card_fee_cents between 0 and fee_cents);

alter table payments.refund
  -- The card part of the fee did not go back with it.
  add column keeps_card_fee boolean not null default false,
  add column reason text
    check (reason in ('cancelled', 'out of stock', 'returned', 'damaged', 'not as described', 'goodwill', 'other'));

-- A refund says how many pieces of an item it was for; 0 where it was an amount off the price.
alter table marketplace.refunded_part
  add column quantity smallint not null default 0 check (quantity between 0 and 99);

-- Pieces that the seller has again. A line that was restocked before this column has restocked_at alone.
alter table marketplace.order_line
  add column restocked_quantity smallint not null default 0 check (restocked_quantity between 0 and 99);
