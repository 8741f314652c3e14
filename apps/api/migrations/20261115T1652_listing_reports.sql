-- What people say is wrong with a listing. A visitor reports without a name.
create table directory.listing_report (
  id uuid primary key default gen_random_uuid(),
  business_id text not null references directory.business (id) on delete cascade,
  reporter_id text references accounts.profile (id),
  reason text not null
    check (reason in ('closed', 'wrong details', 'not african-owned', 'scam', 'offensive', 'other')),
  details text not null default '' check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text references accounts.profile (id),
  check ((status = 'open') = (decided_at is null))
);
create index listing_report_newest
  on directory.listing_report (status, created_at desc, id desc);
create index listing_report_business on directory.listing_report (business_id);
create index listing_report_reporter on directory.listing_report (reporter_id);
-- Somebody who reports the same listing again adds nothing while the first report is open.
create unique index listing_report_once
  on directory.listing_report (business_id, reporter_id) where status = 'open';
