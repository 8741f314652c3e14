-- jobs.application.outcome_told_at is renamed to outcome_notified_at. The release before this one reads and writes
-- the former name while it still serves, so a trigger copies whichever of the two was written into the other.
-- A later release drops the former column, the trigger and its function.
alter table jobs.application add column outcome_notified_at timestamptz;

create function jobs.sync_outcome_notified_at() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.outcome_notified_at := coalesce(new.outcome_notified_at, new.outcome_told_at);
    new.outcome_told_at := new.outcome_notified_at;
  elsif new.outcome_notified_at is distinct from old.outcome_notified_at then
    new.outcome_told_at := new.outcome_notified_at;
  else
    new.outcome_notified_at := new.outcome_told_at;
  end if;
  return new;
end $$;
create trigger sync_outcome_notified_at before insert or update of outcome_told_at, outcome_notified_at on jobs.application
  for each row execute function jobs.sync_outcome_notified_at();
