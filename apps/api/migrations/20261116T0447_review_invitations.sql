-- Visits after which the customer was invited to write a review, so that nobody is asked twice.
create table reviews.visit_invitation (
  booking_id text primary key references bookings.booking (id) on delete cascade,
  created_at timestamptz not null default now()
);
-- Visits that took place lately.
create index booking_completed on bookings.booking (completed_at) where status = 'completed';
