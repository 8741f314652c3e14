-- What is booked together, of one person or of several who come together: each visit has its own row and its own time,
-- and all but the first say whose they are. The first has the customer, the payment and the answer.
alter table bookings.booking
  add column party_of text,
  -- For whom of the party; 1 is whoever booked.
  add column party_person smallint not null default 1,
  add constraint booking_party_of_fkey foreign key (party_of)
    references bookings.booking (id) on delete cascade not valid,
  add constraint booking_party check (party_person between 1 and 4 and (party_of is null or
    (user_id is null and contact_id is null and customer_email is null and customer_phone is null
      and payment_id is null))) not valid;
