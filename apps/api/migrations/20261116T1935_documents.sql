create schema if not exists magazine;

-- An article while it is written. What is on the site is a copy of one of its versions.
create table magazine.document (
  id text primary key check (id ~ '^DOC-[0-9A-Z]{6}$'),
  owner_id text not null references accounts.profile (id),
  -- Counts every save, so that nobody saves over what they have not read.
  revision integer not null check (revision > 0),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'accepted')),
  title text not null check (char_length(title) <= 120),
  standfirst text not null check (char_length(standfirst) <= 300),
  category text check (char_length(category) <= 40),
  tags text[] not null default '{}' check (cardinality(tags) <= 6),
  main_picture jsonb check (jsonb_typeof(main_picture) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  words integer not null check (words >= 0),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  rounds integer not null default 0,
  -- What the editor wrote when sending it back.
  note text check (char_length(note) <= 2000),
  -- The version on the site, or that goes there; kept while a newer draft is written.
  published_version uuid,
  publish_at timestamptz,
  slug text,
  -- When the writer was told that it is out.
  announced_at timestamptz,
  check (state <> 'submitted' or submitted_at is not null),
  check (state <> 'accepted' or published_version is not null),
  check ((published_version is null) = (publish_at is null))
);
create index document_of_owner on magazine.document (owner_id, saved_at desc, id desc);
create index document_waiting on magazine.document (submitted_at desc, id desc) where state = 'submitted';
create index document_accepted on magazine.document (publish_at desc, id desc) where publish_at is not null;
create index document_unannounced on magazine.document (publish_at)
  where publish_at is not null and announced_at is null;

create table magazine.document_version (
  id uuid primary key default gen_random_uuid(),
  document_id text not null references magazine.document (id) on delete cascade,
  revision integer not null check (revision >= 0),
  kind text not null
    check (kind in ('saved', 'autosaved', 'restored', 'submitted', 'sent back', 'published', 'aside')),
  -- Null once that account is closed.
  saved_by text references accounts.profile (id),
  saved_at timestamptz not null,
  title text not null,
  standfirst text not null,
  category text,
  tags text[] not null,
  main_picture jsonb,
  body jsonb not null,
  words integer not null,
  words_added integer not null,
  words_removed integer not null
);
create index document_version_newest on magazine.document_version (document_id, saved_at desc, id desc);
create index document_version_saved_by on magazine.document_version (saved_by);

alter table magazine.document
  add constraint document_published_version foreign key (published_version)
    references magazine.document_version (id) deferrable initially deferred;

-- Pictures that were uploaded for a document. They belong to the magazine and not to the person who sent them, so
-- that an article keeps its pictures when its writer leaves.
create table magazine.document_picture (
  upload_id uuid primary key references uploads.upload (id),
  document_id text not null references magazine.document (id) on delete cascade,
  src text not null check (char_length(src) <= 1000)
);
create index document_picture_document on magazine.document_picture (document_id);
