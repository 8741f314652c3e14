-- outside a transaction
create index concurrently booking_of_contact on bookings.booking (contact_id) where contact_id is not null;
