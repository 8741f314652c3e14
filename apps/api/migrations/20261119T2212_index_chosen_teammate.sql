-- outside a transaction
create index concurrently booking_chosen_teammate on bookings.booking (chosen_teammate_id)
  where chosen_teammate_id is not null;
