-- outside a transaction
-- One open payment for one cart, of a guest too.
create unique index concurrently payment_open_of_guest on payments.payment (cart_key)
  where state = 'open' and buyer_id is null;
