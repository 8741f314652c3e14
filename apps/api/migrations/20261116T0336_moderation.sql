create schema moderation;

-- What was reported; all open reports of one subject are one case.
create table moderation.report_case (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z]{1,20}$'),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- `closed`: the subject was deleted before anybody decided.
  status text not null default 'open' check (status in ('open', 'decided', 'closed')),
  report_count int not null default 0 check (report_count >= 0),
  opened_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null))
);
create unique index report_case_one_open
  on moderation.report_case (subject_kind, subject_id) where status = 'open';
create index report_case_waiting
  on moderation.report_case ((-report_count), opened_at, id) where status = 'open';
create index report_case_decided
  on moderation.report_case (decided_at desc, id desc) where status = 'decided';
create index report_case_subject on moderation.report_case (subject_kind, subject_id);

create table moderation.report (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references moderation.report_case (id) on delete cascade,
  -- Null when the system reported it, and once the account is closed.
  reporter_id text references accounts.profile (id),
  reason text not null check (char_length(reason) between 1 and 40),
  details text not null default '' check (char_length(details) <= 1000),
  created_at timestamptz not null default now()
);
create unique index report_once on moderation.report (case_id, reporter_id);
create index report_reporter on moderation.report (reporter_id, created_at);

create table moderation.decision (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references moderation.report_case (id) on delete cascade,
  verdict text not null check (verdict in ('keep', 'remove', 'warn')),
  reason text not null check (char_length(reason) between 1 and 40),
  note text not null default '' check (char_length(note) <= 500),
  -- Whose content it was; null once that account is closed.
  author_id text references accounts.profile (id),
  -- What undoing goes back to.
  was_hidden boolean not null,
  decided_by text not null references accounts.profile (id),
  decided_at timestamptz not null default now(),
  undone_by text references accounts.profile (id),
  undone_at timestamptz,
  -- When the emails were handed over.
  told_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create unique index decision_in_force on moderation.decision (case_id) where undone_at is null;
create index decision_author on moderation.decision (author_id);
create index decision_newest on moderation.decision (decided_at);

create table moderation.appeal (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references moderation.decision (id) on delete cascade,
  first_decider text not null,
  body text not null check (char_length(body) <= 1000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('restored', 'upheld')),
  note text not null default '' check (char_length(note) <= 500),
  decided_by text references accounts.profile (id),
  decided_at timestamptz,
  constraint appeal_once unique (decision_id),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by is null)),
  -- Somebody who has not decided before looks again.
  constraint appeal_by_another check (decided_by <> first_decider)
);
create index appeal_waiting on moderation.appeal (created_at, id) where outcome is null;
