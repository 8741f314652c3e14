-- A wish for a status. Asking grants nothing; a decision is made once, and only by staff.
create table accounts.access_request (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references accounts.profile (id),
  access_type text not null
    check (access_type in ('merchant', 'directory', 'admin', 'media', 'writer')),
  reason text not null check (char_length(reason) between 1 and 1000),
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  decline_reason text check ((decline_reason is not null) = (status = 'declined')),
  decided_by text references accounts.profile (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (decided_by is null))
);
create unique index access_request_open on accounts.access_request (user_id, access_type)
  where status = 'open';
create index access_request_newest on accounts.access_request (created_at desc, id desc);
create index access_request_person on accounts.access_request (user_id, created_at desc);

-- People may ask for everything they wrote to us.
create index enquiry_email on outreach.enquiry (email);
