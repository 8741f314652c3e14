create schema outreach;

create table outreach.enquiry (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  business text,
  message text not null,
  source text not null check (source in ('contact', 'marketplace')),
  created_at timestamptz not null default now()
);
create index enquiry_newest on outreach.enquiry (created_at desc, id desc);

-- The person consents twice: by asking, and by opening the mailed link.
create table outreach.subscriber (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text,
  status text not null check (status in ('asked', 'confirmed', 'left')),
  confirm_token_hash bytea,
  confirm_token_expires_at timestamptz,
  -- In the clear, because every letter carries it; all it can do is stop the letters.
  unsubscribe_token text not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz
);
create unique index subscriber_confirm_token on outreach.subscriber (confirm_token_hash);
