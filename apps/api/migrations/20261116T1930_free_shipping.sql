-- From what amount on a store sends an order for free by its cheapest delivery; null where it doesn't.
alter table marketplace.store add column free_shipping_from_cents integer
  check (free_shipping_from_cents between 100 and 1000000);
