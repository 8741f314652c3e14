-- How often an event was tried, and what went wrong the last time.
alter table payments.stripe_event
  add column tries integer not null default 0 check (tries >= 0),
  add column problem text check (char_length(problem) <= 500),
  add column is_fetched boolean not null default false;

-- What still needs somebody or something: few, whatever the size of the table.
create index stripe_event_open on payments.stripe_event (received_at desc, id desc)
  where handled_at is null or outcome = 'unknown';
drop index payments.stripe_event_waiting;
create index stripe_event_handled on payments.stripe_event (handled_at) where handled_at is not null;
