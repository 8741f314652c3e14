-- A contact is somebody whose email is proven, by opening a link that we emailed, with or without an account.
create table accounts.contact (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  -- The last time that a link to this email was used.
  proven_at timestamptz not null,
  -- The account that has proven the same email, as long as it has this email.
  profile_id text references accounts.profile (id) on delete set null,
  created_at timestamptz not null default now()
);
create index contact_of_profile on accounts.contact (profile_id) where profile_id is not null;
-- For the clean-up of contacts with nothing left.
create index contact_without_account on accounts.contact (proven_at, id) where profile_id is null;

-- The links by which contacts see what we hold about them, and the sessions that these start.
create table accounts.contact_link (
  token_hash bytea primary key,
  contact_id uuid not null references accounts.contact (id) on delete cascade,
  is_session boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index contact_link_of_contact on accounts.contact_link (contact_id);
create index contact_link_expired on accounts.contact_link (expires_at);

create view accounts.v_contact as
select id, email, proven_at, profile_id from accounts.contact;

-- The guest who booked, once they opened their link; null again once an account with the same email has the booking.
alter table bookings.booking add column contact_id uuid references accounts.contact (id);
alter table bookings.booking add constraint booking_contact_is_guest
  check (contact_id is null or user_id is null) not valid;

-- The release before proves guests without naming their contact. A later release drops this.
create function bookings.fill_contact() returns trigger language plpgsql as $$
begin
  insert into accounts.contact (email, proven_at)
  values (lower(new.customer_email), new.verified_at)
  on conflict (email) do update set proven_at = greatest(contact.proven_at, excluded.proven_at)
  returning id into new.contact_id;
  return new;
end
$$;
create trigger fill_contact before update of verified_at on bookings.booking
for each row
when (new.verified_at is not null and old.verified_at is null and new.user_id is null
  and new.contact_id is null and new.customer_email is not null and not new.is_walk_in)
execute function bookings.fill_contact();
