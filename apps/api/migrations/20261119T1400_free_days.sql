-- What the bookings area says about when a listing can be booked, as the search needs it: a copy that is brought up to date
-- after every change, and never believed when somebody books.
create table directory.booking_offer (
  business_id text primary key references directory.business (id) on delete cascade,
  confirms_instantly boolean not null,
  -- Visits start every so many minutes.
  step_minutes smallint not null,
  notice_hours smallint not null,
  notice_days smallint not null,
  days_ahead smallint not null
);

-- The services that can be booked, in the owner's order. A listing without any is booked for one slot.
create table directory.bookable_service (
  business_id text not null references directory.booking_offer (business_id) on delete cascade,
  position smallint not null,
  price_id uuid,
  words tsvector not null,
  duration_minutes smallint not null,
  buffer_before_minutes smallint not null,
  buffer_after_minutes smallint not null,
  deposit_cents int,
  primary key (business_id, position)
);

-- Four numbers a stretch, in minutes since 1970: the window's ends, and those of the gap between what is taken.
create table directory.free_day (
  business_id text not null references directory.booking_offer (business_id) on delete cascade,
  date date not null,
  stretches int[] not null,
  primary key (business_id, date)
);

-- The first start of a visit in a day's stretches, not before `earliest` and before `until`; null when there is none. The
-- same arithmetic as `listStarts`.
create function directory.first_start(
  stretches int[], step int, duration int, buffer_before int, buffer_after int, earliest int, until int
) returns int language plpgsql immutable parallel safe as $$
declare
  at int;
  start int;
  first int;
begin
  for at in 0 .. cardinality(stretches) / 4 - 1 loop
    start := greatest(stretches[at * 4 + 1], stretches[at * 4 + 3] + buffer_before, earliest);
    -- The next step from the beginning of the window.
    start := start + (step - (start - stretches[at * 4 + 1]) % step) % step;
    if start < until and start + duration <= least(stretches[at * 4 + 2], stretches[at * 4 + 4] - buffer_after)
      and (first is null or start < first) then
      first := start;
    end if;
  end loop;
  return first;
end $$;

-- The last day whose free times the search knows.
alter table bookings.settings add column free_until date;
