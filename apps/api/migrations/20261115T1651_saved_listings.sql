-- Listings a member wants to find again.
create table directory.saved_listing (
  profile_id text not null references accounts.profile (id),
  business_id text not null references directory.business (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (profile_id, business_id)
);
create index saved_listing_newest
  on directory.saved_listing (profile_id, saved_at desc, business_id desc);
-- A listing that is erased takes its marks with it.
create index saved_listing_business on directory.saved_listing (business_id);
