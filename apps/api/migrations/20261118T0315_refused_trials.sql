-- A trial that was not started because its card has had one before (X-76). The row stays, so that the plan is offered
-- without a trial from then on.
alter table payments.trial add column refused_at timestamptz;
