-- The audit log in months, so that old ones can be dropped, and what identifies a person beside it, so that it can be
-- erased when their account is closed while the line itself stays.
alter table platform.audit_entry rename to audit_entry_before;
lock table platform.audit_entry_before;

create sequence platform.audit_entry_number;
create table platform.audit_entry (
  id bigint not null default nextval('platform.audit_entry_number'),
  at timestamptz not null default now(),
  actor_id text,
  act text not null,
  object_type text not null,
  object_id text,
  changes jsonb not null default '{}',
  -- Only written by the release before; it is kept in audit_personal since.
  ip inet,
  request_id text,
  primary key (at, id)
) partition by range (at);
alter sequence platform.audit_entry_number owned by platform.audit_entry.id;

create table platform.audit_personal (
  entry_id bigint not null,
  entry_at timestamptz not null,
  -- The id of a person, or the email of somebody without an account.
  person text not null,
  ip inet,
  changes jsonb not null default '{}',
  primary key (entry_id, person)
);
create index audit_personal_person on platform.audit_personal (person);
create index audit_personal_at on platform.audit_personal (entry_at);
create trigger audit_personal_unchanged
  before update or truncate on platform.audit_personal
  for each statement execute function platform.refuse_change();

-- A month begins as a table of its own and is attached when it is complete, which does not stop anybody who writes.
create function platform.add_audit_month(first_day date) returns void
  language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  month text := 'audit_entry_' || to_char(first_day, 'YYYY_MM');
begin
  if to_regclass('platform.' || month) is not null then return; end if;
  execute format('create table platform.%I (like platform.audit_entry including defaults)', month);
  execute format('create trigger append_only before update or delete or truncate on platform.%I
    for each statement execute function platform.refuse_change()', month);
  execute format('alter table platform.audit_entry attach partition platform.%I for values from (%L) to (%L)',
    month, first_day::timestamptz, (first_day + interval '1 month')::timestamptz);
end
$$;

create function platform.keep_audit_months(today date, kept integer, ahead integer) returns void
  language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  this_month date := date_trunc('month', today);
  month text;
begin
  for number in 0..ahead loop
    perform platform.add_audit_month((this_month + make_interval(months => number))::date);
  end loop;
  for month in
    select relname from pg_catalog.pg_inherits join pg_catalog.pg_class on pg_class.oid = inhrelid
    where inhparent = 'platform.audit_entry'::regclass
      and relname < 'audit_entry_' || to_char(this_month - make_interval(months => kept), 'YYYY_MM')
  loop
    execute format('drop table platform.%I', month);
  end loop;
  delete from platform.audit_personal where entry_at < this_month - make_interval(months => kept);
end
$$;

-- What the worker runs. It may do exactly this: the role it has can neither change the numbers nor drop a month itself.
create function platform.keep_audit() returns void
  language sql security definer set search_path = ''
  as $$ select platform.keep_audit_months((now() at time zone 'UTC')::date, 24, 6) $$;
revoke execute on function platform.add_audit_month(date), platform.keep_audit_months(date, integer, integer),
  platform.keep_audit() from public;

select platform.add_audit_month(first_day::date)
from (select distinct date_trunc('month', at at time zone 'UTC') as first_day from platform.audit_entry_before) months;
select platform.keep_audit();

-- Statuses and plan stay with the line; what names somebody does not.
create temporary table moved on commit drop as
select entry.id, entry.at, entry.actor_id, entry.ip,
  case
    when act = 'update profile' then object_id
    when act = 'invite editor' then entry.changes ->> 'email'
    else coalesce(business.owner_id, entry.object_id)
  end as person,
  case
    when act = 'update profile' then entry.changes - '{fullName,username,alias,email,phoneNumber}'::text[]
    when act in ('update listing', 'remove pictures', 'delete listing', 'purge listing', 'invite editor') then '{}'
    else entry.changes
  end as kept,
  entry.changes
from platform.audit_entry_before entry left join directory.business on business.id = entry.object_id;

insert into platform.audit_entry (id, at, actor_id, act, object_type, object_id, changes, request_id)
select id, at, entry.actor_id, act, object_type, object_id, moved.kept, request_id
from platform.audit_entry_before entry join moved using (id, at);
select setval('platform.audit_entry_number', (select coalesce(max(id), 0) + 1 from platform.audit_entry), false);

-- Nothing of people whose account is closed.
insert into platform.audit_personal (entry_id, entry_at, person, ip, changes)
select id, at, person, max(ip), coalesce((array_agg(changes) filter (where changes <> '{}'))[1], '{}')
from (
  select id, at, actor_id as person, ip, '{}'::jsonb as changes from moved where ip is not null
  union all
  select id, at, person, null,
    (select jsonb_object_agg(key, value) from jsonb_each(changes) where not kept ? key)
  from moved where changes <> kept
) told
where person like '%@%' or exists (select from accounts.profile where profile.id = person and deleted_at is null)
group by id, at, person;

drop table platform.audit_entry_before;

create index audit_entry_actor on platform.audit_entry (actor_id, at desc, id desc);
create index audit_entry_act on platform.audit_entry (act, at desc, id desc);
create index audit_entry_object_type on platform.audit_entry (object_type, at desc, id desc);
create index audit_entry_object on platform.audit_entry (object_id, at desc, id desc);
create index audit_entry_search on platform.audit_entry
  using gin (lower(act || ' ' || object_type || ' ' || coalesce(object_id, '')) gin_trgm_ops);
create trigger audit_entry_append_only
  before update or delete or truncate on platform.audit_entry
  for each statement execute function platform.refuse_change();
