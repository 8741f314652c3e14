-- outside a transaction
create index concurrently booking_waiting_for_business on bookings.booking (business_id, starts_at, id)
  where status = 'requested' or (status = 'confirmed' and proposed_starts_at is not null);
