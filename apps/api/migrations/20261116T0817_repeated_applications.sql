-- The same email may apply for a job again, a day later; within a day the first application stands.
drop index jobs.application_once;
create index application_repeat on jobs.application (posting_id, email, created_at desc);
