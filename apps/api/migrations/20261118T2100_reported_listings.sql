-- Reports of listings are cases of the one queue. A listing that was removed there is withheld, whatever its owner does.
alter table directory.business add column removed_at timestamptz;
alter table directory.business
  add constraint business_removed_is_withheld check (removed_at is null or is_withheld) not valid;

-- What other areas may read of the queue.
create view moderation.v_report_case as
select id, subject_kind, subject_id, status, report_count from moderation.report_case;

create view moderation.v_report as
select id, case_id, reporter_id, reason, details, created_at from moderation.report;

-- The queue gets what the release before this one still puts into directory.listing_report. A later release drops that
-- table and this trigger.
create function directory.queue_listing_report() returns trigger language plpgsql as $$
declare
  open_case uuid;
begin
  insert into moderation.report_case (subject_kind, subject_id, opened_at)
  values ('listing', new.business_id, new.created_at)
  on conflict do nothing;
  select id into open_case from moderation.report_case
  where subject_kind = 'listing' and subject_id = new.business_id and status = 'open'
  for update;
  insert into moderation.report (id, case_id, reporter_id, reason, details, created_at)
  values (new.id, open_case, new.reporter_id, new.reason, new.details, new.created_at)
  on conflict do nothing;
  if found then
    update moderation.report_case set report_count = report_count + 1 where id = open_case;
  end if;
  return new;
end $$;

create trigger listing_report_queued after insert on directory.listing_report
for each row execute function directory.queue_listing_report();
