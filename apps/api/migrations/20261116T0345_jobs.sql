create schema jobs;

-- One row per business that posted jobs. Whoever saves its list has read this version of it.
create table jobs.job_list (
  business_id text primary key references directory.business (id) on delete cascade,
  version integer not null default 1
);

create table jobs.posting (
  id text primary key check (id ~ '^JOB-[0-9A-Z]{6}$'),
  business_id text not null references directory.business (id) on delete cascade,
  title text not null check (title <> ''),
  type text not null check (type in ('Full-time', 'Part-time', 'Contract', 'Casual', 'Intern')),
  location text not null check (location <> ''),
  -- Of the location, or of the business where the location names none.
  state text check (state in ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
  salary_cents bigint not null default 0 check (salary_cents between 0 and 1000000000),
  salary_unit text not null default 'negotiable'
    check (salary_unit in ('per-hour', 'per-day', 'per-job', 'per-year', 'negotiable')),
  -- To compare: 38 hours a week, 5 days a week, 52 weeks. Pay per job compares with nothing.
  yearly_cents bigint generated always as (
    case when salary_cents > 0 then
      case salary_unit
        when 'per-hour' then salary_cents * 38 * 52
        when 'per-day' then salary_cents * 5 * 52
        when 'per-year' then salary_cents
      end
    end
  ) stored,
  description text not null default '' check (char_length(description) <= 5000),
  apply_url text check (apply_url like 'https://%'),
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  -- The last day it is open, where the business is, and the end of that day.
  closes_on date not null,
  closes_at timestamptz not null,
  filled_at timestamptz,
  removed_at timestamptz,
  -- Set within the hour after it closed, so that the board's indexes hold open jobs only.
  has_ended boolean not null default false,

  -- Copies of the business, kept by the trigger below.
  business_name text not null,
  is_offered boolean not null,
  is_listed boolean not null generated always as (
    is_offered and filled_at is null and removed_at is null and not has_ended
  ) stored,
  search tsvector not null generated always as (directory.words_of(
    title || ' ' || type || ' ' || business_name || ' ' || location || ' ' || description
  )) stored,
  place_words tsvector not null generated always as (directory.words_of(location)) stored
);

create index posting_newest on jobs.posting (posted_at desc, id desc) where is_listed;
create index posting_found on jobs.posting using gin (search, place_words, state, type) where is_listed;
create index posting_pay on jobs.posting (yearly_cents) where is_listed and yearly_cents is not null;
create index posting_listed on jobs.posting (id) where is_listed;
create index posting_business on jobs.posting (business_id, posted_at desc, id desc);
create index posting_ending on jobs.posting (closes_at) where not has_ended;

-- In the transaction that changes the business: a job leaves the board together with its business.
create function jobs.follow_business() returns trigger language plpgsql as $$
begin
  update jobs.posting set business_name = new.business_name, is_offered = new.is_public
  where business_id = new.id;
  return null;
end
$$;
create trigger business_jobs after update on directory.business
  for each row
  when (old.business_name is distinct from new.business_name or old.is_public is distinct from new.is_public)
  execute function jobs.follow_business();

-- Files of people without an account. Whoever holds the key sent the file; only its hash is stored.
alter table uploads.upload add column guest_key_hash bytea;
create unique index upload_guest_key on uploads.upload (guest_key_hash) where guest_key_hash is not null;

create table jobs.application (
  id uuid primary key default gen_random_uuid(),
  -- Null once the business is erased; a task then deletes the application with its files.
  business_id text references directory.business (id) on delete set null,
  posting_id text references jobs.posting (id) on delete set null,
  -- As the job said when they applied.
  position text not null,
  location text not null,
  type text not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text,
  note text not null default '' check (char_length(note) <= 2000),
  resume_upload_id uuid,
  cover_letter_upload_id uuid,
  status text not null default 'new'
    check (status in ('new', 'viewed', 'shortlisted', 'interview', 'hired', 'not-progressing')),
  internal_note text not null default '' check (char_length(internal_note) <= 2000),
  -- When it was decided that it goes no further; the applicant hears of it two days later.
  declined_at timestamptz,
  -- When the applicant was told the last thing there is to tell.
  outcome_told_at timestamptz,
  withdraw_token_hash bytea,
  created_at timestamptz not null,
  delete_after timestamptz not null,
  check ((status = 'not-progressing') = (declined_at is not null))
);
create unique index application_once on jobs.application (posting_id, email);
create unique index application_withdrawal on jobs.application (withdraw_token_hash)
  where withdraw_token_hash is not null;
create index application_newest on jobs.application (business_id, created_at desc, id desc);
create index application_email on jobs.application (email);
create index application_expiry on jobs.application (delete_after);
create index application_orphan on jobs.application (id) where business_id is null;
