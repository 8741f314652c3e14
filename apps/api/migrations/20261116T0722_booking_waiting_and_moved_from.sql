-- Where a booking was before it moved, for the email that shows both times.
alter table bookings.booking add column moved_from timestamptz;

-- What a business has to answer: requests, and bookings that their customers ask to move.
create index booking_waiting on bookings.booking (business_id, starts_at, id)
  where status = 'requested' or (status = 'confirmed' and wanted_at is not null);
