-- X-88: how many hours a request holds its time, as the owner chose it; 0 is not at all.
alter table bookings.settings add column request_hold_hours smallint not null default 0
  check (request_hold_hours between 0 and 48);

-- A request holds its time while it has an end of that hold. The index of the new constraint serves the queries of the
-- release before as well, because its condition is the wider one. An exclusion constraint can't be built beside the
-- traffic; writing a booking waits for it, about a second for a hundred thousand bookings.
alter table bookings.booking add constraint booking_no_overlap_of_holds
  exclude using gist (business_id with =, blocked with &&)
  where (status in ('held', 'confirmed') or (status = 'requested' and hold_expires_at is not null));
alter table bookings.booking drop constraint booking_no_overlap;
alter table bookings.booking rename constraint booking_no_overlap_of_holds to booking_no_overlap;
