alter table directory.business validate constraint business_removed_is_withheld;

-- Open reports of one listing become one open case.
insert into moderation.report_case (subject_kind, subject_id, opened_at)
select 'listing', business_id, min(created_at)
from directory.listing_report
where status = 'open'
group by business_id
on conflict do nothing;

insert into moderation.report (id, case_id, reporter_id, reason, details, created_at)
select report.id, waiting.id, report.reporter_id, report.reason, report.details, report.created_at
from directory.listing_report report
join moderation.report_case waiting
  on waiting.subject_kind = 'listing' and waiting.subject_id = report.business_id and waiting.status = 'open'
where report.status = 'open'
on conflict do nothing;

update moderation.report_case as waiting
set report_count = (select count(*) from moderation.report where case_id = waiting.id)
where subject_kind = 'listing' and status = 'open';

-- Each decided report becomes a decided case of its own. Nobody is emailed about what was decided long ago.
insert into moderation.report_case (id, subject_kind, subject_id, status, report_count, opened_at, decided_at)
select id, 'listing', business_id, 'decided', 1, created_at, decided_at
from directory.listing_report
where status <> 'open'
on conflict do nothing;

insert into moderation.report (id, case_id, reporter_id, reason, details, created_at)
select id, id, reporter_id, reason, details, created_at
from directory.listing_report
where status <> 'open'
on conflict do nothing;

insert into moderation.decision
  (case_id, verdict, reason, author_id, was_hidden, decided_by, decided_at, notified_at)
select
  report.id, 'keep', case report.status when 'resolved' then 'corrected' else 'no rule broken' end,
  business.owner_id, false, report.decided_by, report.decided_at, report.decided_at
from directory.listing_report report
join directory.business on business.id = report.business_id
where report.status <> 'open' and report.decided_by is not null
on conflict do nothing;
