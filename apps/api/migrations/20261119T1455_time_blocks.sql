-- Time that a business keeps for itself: nobody books in it, and what is booked already stays.
create table bookings.time_block (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null,
  exclude using gist (business_id with =, tstzrange(starts_at, ends_at) with &&)
);
