-- outside a transaction
create index concurrently settings_free_until on bookings.settings (free_until nulls first) where accepts_bookings;
