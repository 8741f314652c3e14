-- How often a call refused a member within one hour. The line in the audit log says that it did, once an hour; lines can't
-- change, so the count is here. Otherwise a member could fill the log, which is kept for two years.
create table platform.audit_refusals (
  actor_id text not null,
  route text not null,
  hour timestamptz not null,
  times integer not null default 1 check (times > 0),
  entry_id bigint,
  primary key (actor_id, route, hour)
);
create index audit_refusals_entry on platform.audit_refusals (entry_id);
create index audit_refusals_hour on platform.audit_refusals (hour);
