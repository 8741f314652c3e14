-- outside a transaction
create index concurrently booking_request_held on bookings.booking (hold_expires_at)
  where status = 'requested' and hold_expires_at is not null;
