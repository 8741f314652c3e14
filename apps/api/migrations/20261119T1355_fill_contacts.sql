alter table bookings.booking validate constraint booking_contact_is_guest;

insert into accounts.contact (email, proven_at, created_at)
select lower(customer_email), max(verified_at), min(verified_at)
from bookings.booking
where user_id is null and verified_at is not null and customer_email is not null and not is_walk_in
group by lower(customer_email)
on conflict (email) do nothing;

-- What an account has already proven is the account's from the start.
update accounts.contact
set profile_id = profile.id
from accounts.profile
where lower(profile.email) = contact.email and profile.email_verified and profile.deleted_at is null
  and profile.user_status in ('Active', 'Pending');

update bookings.booking
set
  user_id = contact.profile_id,
  contact_id = case when contact.profile_id is null then contact.id end
from accounts.contact
where contact.email = lower(booking.customer_email) and booking.user_id is null and booking.contact_id is null
  and booking.verified_at is not null and not booking.is_walk_in;
