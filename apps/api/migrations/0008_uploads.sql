create schema uploads;

create table uploads.upload (
  id uuid primary key default gen_random_uuid(),
  -- Null for an applicant without an account. Nobody is ever matched by null.
  owner_id text references accounts.profile (id),
  purpose text not null check (char_length(purpose) between 1 and 40),
  target_id text not null check (char_length(target_id) between 1 and 128),
  status text not null default 'issued'
    check (status in ('issued', 'processing', 'ready', 'attached', 'refused', 'removed')),
  reason text,
  declared_type text not null,
  declared_size integer not null check (declared_size > 0),
  file_name text,
  quarantine_key text not null unique,
  -- Every object that is made of this file, planned with the ticket: a crash leaves none unknown, and
  -- removing reads them here and never builds them anew.
  keys jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  processed_at timestamptz,
  attached_at timestamptz,
  removed_at timestamptz,
  check (status <> 'refused' or reason is not null),
  check (status <> 'attached' or attached_at is not null)
);
create index upload_owner on uploads.upload (owner_id, created_at desc);
create index upload_target on uploads.upload (purpose, target_id) where status = 'attached';
create index upload_unattached on uploads.upload (created_at) where status <> 'attached';
