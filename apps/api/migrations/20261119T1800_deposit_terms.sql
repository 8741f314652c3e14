-- X-104: the terms that the customer read when they booked, so that no later change of settings changes what becomes of
-- their money. Without hours, those of the business count: the release before writes none.
alter table bookings.booking
  add column change_notice_hours smallint,
  -- The most that the business keeps of what was paid in advance.
  add column max_retained_cents integer not null default 0,
  -- The business chose the time, so its customer can still have everything back.
  add column is_moved_by_business boolean not null default false,
  add constraint booking_terms check
    ((change_notice_hours is null or change_notice_hours between 0 and 720)
      and max_retained_cents between 0 and due_now_cents) not valid;

-- The payee's share of a sale isn't sent before; null is at once.
alter table payments.sale add column due_at timestamptz;
