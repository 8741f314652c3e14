-- When the business first confirmed or declined a request, and when the request had reached it: at once, or once a guest
-- had confirmed it by the emailed link. Requests that were declined because somebody else got the time have none.
alter table bookings.booking add column answered_at timestamptz;
