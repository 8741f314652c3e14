-- A service has sizes and lengths: a table of prices and times of which a cell may be missing. Extras add to a visit, and the
-- preparation is what customers do before they come. What is chosen stays on the booking as it was.
alter table bookings.service
  add column styles jsonb check (jsonb_typeof(styles) = 'object'),
  add column extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array'),
  add column preparation text[] not null default '{}' check (cardinality(preparation) <= 8);

alter table bookings.booking add column style jsonb;
alter table bookings.booking add constraint booking_style_check check (jsonb_typeof(style) = 'object') not valid;

-- The list shows such a service by its lowest price and from its shortest to its longest time. The release before this one
-- may shorten the longest without knowing the shortest, so nothing compares the two here.
alter table directory.price
  add column shortest_minutes smallint check (shortest_minutes between 5 and 720);

create or replace view directory.v_price as
select id, business_id, position, title, amount_cents, duration_minutes, shortest_minutes from directory.price;
