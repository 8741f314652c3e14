-- What staff search people by, without case and accents. The text search dictionary could be replaced
-- in theory, so unaccent() is not immutable by itself; we never replace it.
create function accounts.folded(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- Each part begins with a space, so that short searches can ask for beginnings, and ends with a line
-- break, which no search contains, so that nobody is found by the end of one part and the next.
alter table accounts.profile add column search_text text not null
  generated always as (
    ' ' || accounts.folded(full_name) || E'\n ' || accounts.folded(username)
        || E'\n ' || accounts.folded(email)
  ) stored;
create index profile_search on accounts.profile using gin (search_text gin_trgm_ops)
  where deleted_at is null;

-- One index for each filter of the users list, in the order of the list. A missing status is the
-- value 'none', because `is null` would not let the index give the order.
create index profile_by_user_status
  on accounts.profile (user_status, created_at desc, id desc) where deleted_at is null;
create index profile_by_admin_status
  on accounts.profile ((coalesce(admin_status, 'none')), created_at desc, id desc)
  where deleted_at is null;
create index profile_by_merchant_status
  on accounts.profile ((coalesce(merchant_status, 'none')), created_at desc, id desc)
  where deleted_at is null;
create index profile_by_media_status
  on accounts.profile ((coalesce(media_status, 'none')), created_at desc, id desc)
  where deleted_at is null;
create index profile_by_directory_status
  on accounts.profile ((coalesce(directory_status, 'none')), created_at desc, id desc)
  where deleted_at is null;
create index profile_by_directory_plan
  on accounts.profile (directory_plan, created_at desc, id desc) where deleted_at is null;

create schema admin;

-- Every value a setting ever had; the newest version counts. The unique version makes two admins who
-- change the same setting at the same moment meet.
create table admin.setting_change (
  key text not null check (key ~ '^[A-Za-z]{1,60}$'),
  version integer not null check (version >= 1),
  value jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  changed_by text not null references accounts.profile (id),
  changed_at timestamptz not null default now(),
  primary key (key, version)
);
create trigger setting_change_append_only
  before update or delete or truncate on admin.setting_change
  for each statement execute function platform.refuse_change();

-- The audit log is read newest first by instant, so that a time span is a range of every index; the
-- older indexes were ordered by id.
drop index platform.audit_entry_actor;
drop index platform.audit_entry_object;
create index audit_entry_actor on platform.audit_entry (actor_id, at desc, id desc);
create index audit_entry_act on platform.audit_entry (act, at desc, id desc);
create index audit_entry_object_type on platform.audit_entry (object_type, at desc, id desc);
create index audit_entry_object on platform.audit_entry (object_id, at desc, id desc);
create index audit_entry_search on platform.audit_entry
  using gin (lower(act || ' ' || object_type || ' ' || coalesce(object_id, '')) gin_trgm_ops);

-- An enquiry is open until somebody of the team has dealt with it.
alter table outreach.enquiry
  add column handled_at timestamptz,
  add column handled_by text references accounts.profile (id),
  add constraint enquiry_handled check ((handled_at is null) = (handled_by is null));
create index enquiry_open on outreach.enquiry (created_at desc, id desc) where handled_at is null;
create index enquiry_done on outreach.enquiry (created_at desc, id desc)
  where handled_at is not null;
create index enquiry_by_source on outreach.enquiry (source, created_at desc, id desc);
