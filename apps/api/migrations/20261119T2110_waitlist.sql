-- The waiting list of a business: one place for a person and a service.
create table bookings.waitlist_place (
  id text primary key,
  business_id text not null references directory.business (id) on delete cascade,
  -- The account or the contact that waits; a guest has neither before their emailed link is opened.
  user_id text references accounts.profile (id),
  contact_id uuid references accounts.contact (id),
  -- Of a guest, as typed; an account has its own.
  email text check (char_length(email) <= 254),
  service_id uuid,
  service_title text check (char_length(service_title) <= 120),
  -- As the contract describes it: what was chosen, by name.
  style jsonb not null default '{}' check (jsonb_typeof(style) = 'object'),
  -- Null: anyone of the team.
  teammate_id uuid references bookings.teammate (id) on delete cascade,
  -- Dates and times of day are on the business's clock.
  dates text[] not null check (cardinality(dates) between 1 and 10),
  last_date text not null,
  earliest_start text,
  latest_start text,
  -- What was free for this place already, or was offered to it: only other times are offered.
  known_starts timestamptz[] not null default '{}',
  silences smallint not null default 0,
  created_at timestamptz not null,
  -- The order of the list; null until a guest opened the link.
  joined_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('left', 'taken', 'unanswered', 'over', 'replaced')),
  check ((ended_at is null) = (end_reason is null)),
  check (num_nonnulls(user_id, contact_id) <= 1),
  check (joined_at is null or num_nonnulls(user_id, contact_id) = 1)
);
create unique index waitlist_place_of_person on bookings.waitlist_place
  (business_id, coalesce(service_id, '00000000-0000-0000-0000-000000000000'), coalesce(user_id, contact_id::text))
  where joined_at is not null and ended_at is null;
create index waitlist_place_in_order on bookings.waitlist_place (business_id, joined_at, id)
  where joined_at is not null and ended_at is null;
create index waitlist_place_of_user on bookings.waitlist_place (user_id) where user_id is not null;
create index waitlist_place_of_contact on bookings.waitlist_place (contact_id) where contact_id is not null;
create index waitlist_place_of_email on bookings.waitlist_place (email) where email is not null;
create index waitlist_place_of_teammate on bookings.waitlist_place (teammate_id) where teammate_id is not null;
create index waitlist_place_by_creation on bookings.waitlist_place (created_at);

-- A freed time that one place of the list may take. Until it ends, nobody else can book it.
create table bookings.waitlist_offer (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  place_id text not null references bookings.waitlist_place (id) on delete cascade,
  teammate_id uuid references bookings.teammate (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The visit with its buffers.
  blocked tstzrange not null,
  -- At night an offer waits for the morning, and holds its time meanwhile.
  opens_at timestamptz not null,
  answer_by timestamptz not null check (answer_by > opens_at),
  -- A little longer than the answer may take, so that nobody gets in between before the next is asked.
  holds_until timestamptz not null,
  announced_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('taken', 'declined', 'unanswered', 'gone')),
  booking_id text references bookings.booking (id) on delete cascade,
  created_at timestamptz not null,
  check ((ended_at is null) = (outcome is null)),
  -- One offer of a time for each of a team.
  constraint waitlist_offer_no_overlap exclude using gist (
    business_id with =,
    blocked with &&,
    coalesce(teammate_id, '00000000-0000-0000-0000-000000000000') with =
  )
  where (ended_at is null)
);
create unique index waitlist_offer_open on bookings.waitlist_offer (place_id) where ended_at is null;
create index waitlist_offer_of_place on bookings.waitlist_offer (place_id);
create index waitlist_offer_due on bookings.waitlist_offer (opens_at) where ended_at is null;
create index waitlist_offer_of_booking on bookings.waitlist_offer (booking_id) where booking_id is not null;
create index waitlist_offer_of_teammate on bookings.waitlist_offer (teammate_id) where teammate_id is not null;

-- What the emails to a guest on the list carry, and the sessions that these started.
create table bookings.waitlist_link (
  token_hash bytea primary key,
  place_id text not null references bookings.waitlist_place (id) on delete cascade,
  created_at timestamptz not null,
  session_expires_at timestamptz
);
create index waitlist_link_of_place on bookings.waitlist_link (place_id);
