-- Somebody wants one email when an area opens. They confirm the address by a mailed link, and the row
-- is deleted in the transaction that enqueues the email.
create table outreach.launch_reminder (
  id uuid primary key default gen_random_uuid(),
  area text not null check (area in ('marketplace', 'media', 'wellbeing')),
  email text not null,
  confirm_token_hash bytea unique,
  confirm_token_expires_at timestamptz,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unique (area, email)
);
create index launch_reminder_email on outreach.launch_reminder (email);
create index launch_reminder_unconfirmed on outreach.launch_reminder (asked_at) where confirmed_at is null;
