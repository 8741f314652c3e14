-- The prices of a page and the services that can be booked are one list: a price with a length can be booked, one without
-- stays a price (X-91). What only bookings know of a service, its buffers and its deposit, stays in bookings.service
-- under the same id.
alter table directory.price
  add column duration_minutes smallint check (duration_minutes between 5 and 720);

-- A service and a price of the same business under the same title become one, under the id that bookings refer to.
create temporary table matched on commit drop as
with service as (
  select id, business_id, lower(title) as title, price_cents, duration_minutes,
    row_number() over (partition by business_id, lower(title) order by position) as turn
  from bookings.service
), price as (
  select id, business_id, lower(title) as title,
    row_number() over (partition by business_id, lower(title) order by position) as turn
  from directory.price
)
select price.id as price_id, service.id as service_id, service.price_cents, service.duration_minutes
from service join price using (business_id, title, turn);

update directory.price
set id = matched.service_id, amount_cents = matched.price_cents, duration_minutes = matched.duration_minutes
from matched where price.id = matched.price_id;

insert into directory.price (id, business_id, position, title, amount_cents, duration_minutes)
select service.id, service.business_id,
  coalesce((select max(position) + 1 from directory.price where price.business_id = service.business_id), 0)
    + row_number() over (partition by service.business_id order by service.position) - 1,
  service.title, service.price_cents, service.duration_minutes
from bookings.service
where not exists (select from matched where matched.service_id = service.id);

-- Search and cards know the whole list.
update directory.business
set offer_words = concat_ws(' ', list.titles, nullif(business.catalog ->> 'title', '')),
  price_from_cents = list.least_cents
from (
  select business_id, string_agg(title, ' ' order by position) as titles,
    min(amount_cents) filter (where amount_cents > 0) as least_cents
  from directory.price
  where business_id in (select business_id from bookings.service)
  group by business_id
) as list
where list.business_id = business.id;

create view directory.v_price as
select id, business_id, position, title, amount_cents, duration_minutes from directory.price;

-- The release before this one reads and writes title, price and length here while it still serves: what it writes goes
-- into the list, and what this release leaves out is filled from the list. A later release drops the three columns, both
-- triggers and their function.
alter table bookings.service alter column title drop not null;
alter table bookings.service alter column price_cents drop not null;
alter table bookings.service alter column duration_minutes drop not null;

create function bookings.keep_one_list() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update directory.price set duration_minutes = null where id = old.id and duration_minutes is not null;
    return old;
  end if;
  if new.title is null then
    select title, amount_cents, duration_minutes into new.title, new.price_cents, new.duration_minutes
    from directory.price where id = new.id;
  elsif tg_op = 'INSERT' or (new.title, new.price_cents, new.duration_minutes)
      is distinct from (old.title, old.price_cents, old.duration_minutes) then
    insert into directory.price (id, business_id, position, title, amount_cents, duration_minutes)
    select new.id, new.business_id, coalesce(max(position) + 1, 0), new.title, new.price_cents, new.duration_minutes
    from directory.price where business_id = new.business_id
    on conflict (id) do update set title = excluded.title, amount_cents = excluded.amount_cents,
      duration_minutes = excluded.duration_minutes;
  end if;
  return new;
end $$;
create trigger keep_one_list before insert or update on bookings.service
  for each row execute function bookings.keep_one_list();
create trigger keep_one_list_on_delete after delete on bookings.service
  for each row execute function bookings.keep_one_list();

-- A deposit above a price that was lowered on the page is charged as the whole price.
alter table bookings.service drop constraint service_check;
alter table bookings.service add constraint service_deposit_check check (deposit_cents >= 0 and deposit_cents % 50 = 0);

alter table bookings.service add constraint service_is_listed
  foreign key (id) references directory.price (id) on delete cascade not valid;
alter table bookings.service validate constraint service_is_listed;

-- A visit belongs to its entry in the list, also while that entry can't be booked.
alter table bookings.booking drop constraint booking_service_id_fkey;
alter table bookings.booking add constraint booking_service_id_fkey
  foreign key (service_id) references directory.price (id) on delete set null not valid;
alter table bookings.booking validate constraint booking_service_id_fkey;
