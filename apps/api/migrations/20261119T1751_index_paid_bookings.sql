-- outside a transaction
create index concurrently booking_paid_of_business on bookings.booking (business_id, created_at)
  where payment_id is not null;
