alter table bookings.booking
  validate constraint booking_party_of_fkey,
  validate constraint booking_party;
