-- A guest's booking is `unverified` while it waits for the emailed link without holding its time (X-100).
alter table bookings.booking drop constraint booking_status_check;
alter table bookings.booking add constraint booking_status_check check (status in
  ('held', 'unverified', 'requested', 'confirmed', 'declined', 'cancelled', 'completed', 'no_show', 'expired')) not valid;
alter table bookings.booking validate constraint booking_status_check;

-- When whoever booked proved that the email is theirs: at once for a member whose email is verified and for somebody the
-- business entered itself, by the emailed link for everybody else.
alter table bookings.booking add column verified_at timestamptz;
update bookings.booking set verified_at = created_at where user_id is not null or is_walk_in;

-- Where an unproven guest's hold came from, as hashes. Both are cleared once the hold ends.
alter table bookings.booking add column guest_network bytea, add column guest_browser bytea;
create index booking_held_by_network on bookings.booking (guest_network) where status = 'held';
create index booking_held_by_browser on bookings.booking (guest_browser) where status = 'held';
create index booking_of_phone on bookings.booking (business_id, customer_phone) where customer_phone is not null;

-- Opening an emailed link starts a short session of its own, so that the token leaves the address bar (X-105).
alter table bookings.manage_link add column session_expires_at timestamptz;

-- A private calendar link belongs to one person. Links made before are not carried over, because nobody noted who made
-- them, and it may have been an editor who is gone.
create table bookings.calendar_feed (
  business_id text not null references directory.business (id) on delete cascade,
  user_id text not null references accounts.profile (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (business_id, user_id)
);
create index calendar_feed_of_user on bookings.calendar_feed (user_id);
