-- Another time that a business asks a customer to agree to. The visit stays at its time meanwhile, and both are held.
create table bookings.suggestion (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  booking_id text not null references bookings.booking (id) on delete cascade,
  -- Who would do it then; null where the business has no team.
  teammate_id uuid references bookings.teammate (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The visit with its buffers.
  blocked tstzrange not null,
  -- False where the business chose a time outside its hours: then these don't decide whether it still suits.
  is_within_hours boolean not null,
  asked_at timestamptz not null,
  -- The time is held until then.
  answer_by timestamptz not null check (answer_by > asked_at),
  -- Made as the email is sent.
  token_hash bytea unique,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'replaced', 'lapsed', 'gone')),
  check ((ended_at is null) = (outcome is null)),
  -- One of a time for each of a team, under the business's lock; this is the net behind it.
  constraint suggestion_no_overlap exclude using gist (
    business_id with =,
    blocked with &&,
    coalesce(teammate_id, '00000000-0000-0000-0000-000000000000') with =
  )
  where (ended_at is null)
);
create unique index suggestion_open on bookings.suggestion (booking_id) where ended_at is null;
create index suggestion_of_booking on bookings.suggestion (booking_id, asked_at);
create index suggestion_due on bookings.suggestion (answer_by) where ended_at is null;
create index suggestion_of_teammate on bookings.suggestion (teammate_id) where teammate_id is not null;
