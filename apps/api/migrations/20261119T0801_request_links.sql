-- The link in the email about a request, by which whoever got the email confirms or declines it without signing in. It is
-- valid for one state of the request: a change that its reader hasn't seen needs another email.
create table bookings.request_link (
  token_hash bytea primary key,
  booking_id text not null references bookings.booking (id) on delete cascade,
  user_id text not null references accounts.profile (id) on delete cascade,
  revision integer not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index request_link_of_booking on bookings.request_link (booking_id);
create index request_link_of_user on bookings.request_link (user_id);
