-- Who does the visits of a business. Without anyone, the business has one calendar.
create table bookings.teammate (
  id uuid primary key,
  business_id text not null references directory.business (id) on delete cascade,
  position smallint not null,
  name text not null check (char_length(name) between 1 and 60),
  takes_bookings boolean not null,
  -- Null: whenever the business can be booked. As the contract describes them, like the business's own.
  weekly jsonb check (jsonb_typeof(weekly) = 'object'),
  days_off jsonb not null default '[]' check (jsonb_typeof(days_off) = 'array'),
  -- Null: every service.
  service_ids uuid[],
  -- Kept for the visits that were theirs.
  removed_at timestamptz
);
create index teammate_of_business on bookings.teammate (business_id, position);

-- As many chairs or rooms as there are; null is as many as people.
alter table bookings.settings add column max_visits_at_once smallint check (max_visits_at_once between 1 and 50);

-- Null where the business has no team.
alter table bookings.booking add column teammate_id uuid references bookings.teammate (id);
create index booking_of_teammate on bookings.booking (teammate_id, starts_at) where teammate_id is not null;

-- One visit at a time for each of a team. An exclusion constraint can't be built beside the traffic; writing a booking
-- waits for it, about a second for a hundred thousand bookings.
alter table bookings.booking add constraint booking_no_overlap_of_teammate
  exclude using gist (
    business_id with =,
    blocked with &&,
    coalesce(teammate_id, '00000000-0000-0000-0000-000000000000') with =
  )
  where (status in ('held', 'confirmed') or (status = 'requested' and hold_expires_at is not null));
alter table bookings.booking drop constraint booking_no_overlap;
alter table bookings.booking rename constraint booking_no_overlap_of_teammate to booking_no_overlap;

-- Services that different people do have different free times, so a listing may have several sets of them on one day.
alter table directory.free_day add column team_set smallint not null default 0;
alter table directory.free_day drop constraint free_day_pkey;
alter table directory.free_day add primary key (business_id, date, team_set);
alter table directory.bookable_service add column team_set smallint not null default 0;
