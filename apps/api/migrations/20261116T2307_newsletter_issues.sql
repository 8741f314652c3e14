-- One newsletter to all subscribers.
create table outreach.issue (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (char_length(subject) between 1 and 120),
  intro text not null check (char_length(intro) between 1 and 2000),
  article_ids uuid[] not null default '{}' check (cardinality(article_ids) <= 12),
  status text not null default 'draft' check (status in ('draft', 'sending', 'paused', 'sent')),
  version integer not null default 1,
  created_by text references accounts.profile (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Whoever had confirmed by then gets it, in the order of their ids; the last one that was taken.
  started_at timestamptz,
  taken_up_to uuid,
  last_batch integer not null default 0,
  recipients integer,
  finished_at timestamptz,
  check ((status = 'draft') = (started_at is null)),
  check ((status = 'sent') = (finished_at is not null))
);
create index issue_newest on outreach.issue (created_at desc, id desc);

-- Who was taken into which batch, and what became of it: nobody is taken twice.
create table outreach.issue_recipient (
  issue_id uuid not null references outreach.issue (id) on delete cascade,
  subscriber_id uuid not null references outreach.subscriber (id) on delete cascade,
  batch integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'left')),
  primary key (issue_id, subscriber_id)
);
create index issue_recipient_waiting on outreach.issue_recipient (issue_id, batch)
  where status = 'waiting';
create index issue_recipient_subscriber on outreach.issue_recipient (subscriber_id);

-- Batches are taken in the order of the ids.
create index subscriber_confirmed on outreach.subscriber (id) where status = 'confirmed';
