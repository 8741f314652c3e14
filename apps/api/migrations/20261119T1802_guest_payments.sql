-- A guest pays for a time that is held for them. Only the booking says who that is; null is no member.
alter table payments.payment
  alter column buyer_id drop not null,
  -- What a guest gave the provider, where the area that sold has no email of theirs.
  add column payer_email text,
  -- Where a guest comes back to from the provider.
  add column return_path text,
  add constraint payment_payer_email check (char_length(payer_email) <= 254) not valid,
  add constraint payment_return_path check (return_path ~ '^/[^/\\]') not valid;

create or replace view payments.v_payment as
select id, state, amount_cents, session_id, url, expires_at, paid_at, payer_email from payments.payment;

-- A session that was started by booking itself opens the booking, and says nothing about the email that was typed.
alter table bookings.manage_link add column proves_email boolean not null default true;
