update bookings.booking
set max_retained_cents = least(due_now_cents, price_cents * 30 / 100)
where payment_status = 'pay now' and status in ('held', 'confirmed');

alter table bookings.booking validate constraint booking_terms;
