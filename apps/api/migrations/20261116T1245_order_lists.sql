-- Few orders are cancelled: without it, a list of them would read all that a store ever sent.
create index order_cancelled on marketplace.store_order (store_id, paid_at desc, id desc)
  where state = 'cancelled';

-- Figures, and how many orders left in time, are read from the index alone. Amounts are in the sale.
create index order_figures on marketplace.store_order (store_id, paid_at)
  include (sale_id, state, send_by, done_at);
drop index marketplace.order_of_store;
