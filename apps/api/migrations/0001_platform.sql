create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
create extension if not exists postgis;

create schema platform;

-- Who did what to what. Append-only: the trigger refuses changes even to the owner of the table.
create table platform.audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  act text not null,
  object_type text not null,
  object_id text,
  changes jsonb not null default '{}',
  ip inet,
  request_id text
);
create index audit_entry_at on platform.audit_entry (at desc, id desc);
create index audit_entry_actor on platform.audit_entry (actor_id, id desc);
create index audit_entry_object on platform.audit_entry (object_type, object_id, id desc);

create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger audit_entry_append_only
  before update or delete or truncate on platform.audit_entry
  for each statement execute function platform.refuse_change();

-- Answers of calls that carried an Idempotency-Key, so that a repeat gets the same answer.
create table platform.idempotent_answer (
  actor text not null,
  route text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, route, key)
);
create index idempotent_answer_created_at on platform.idempotent_answer (created_at);

-- One row per mail; the key makes a repeated task harmless.
create table platform.mail (
  key text primary key,
  recipient text not null,
  subject text not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz
);
