-- Every row is null, and was checked while others kept booking.
alter table bookings.booking validate constraint booking_style_check;
