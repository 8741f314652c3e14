-- outside a transaction
create index concurrently booking_of_party on bookings.booking (party_of) where party_of is not null;
