-- How much of a line is kept for whoever pays, and until when. The rest is taken once it is paid. Both are null in lines
-- that a version before this one wrote: those keep all of it, for as long as their checkout.
alter table marketplace.checkout_line
  add column held_quantity integer check (held_quantity between 0 and quantity),
  add column held_until timestamptz;
