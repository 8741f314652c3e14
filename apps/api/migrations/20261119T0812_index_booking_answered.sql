-- outside a transaction
create index concurrently booking_answered on bookings.booking (business_id, answered_at)
  include (created_at, verified_at) where answered_at is not null;
