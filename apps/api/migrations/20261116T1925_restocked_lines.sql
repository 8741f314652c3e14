-- When the stock of a line was put back: it was paid back before it was sent, or its seller has it again. Once only.
alter table marketplace.order_line add column restocked_at timestamptz;
