-- moderation.decision.told_at is renamed to notified_at. The release before this one reads and writes
-- the former name while it still serves, so a trigger copies whichever of the two was written into the other.
-- A later release drops the former column, the trigger and its function.
alter table moderation.decision add column notified_at timestamptz;

create function moderation.sync_notified_at() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.notified_at := coalesce(new.notified_at, new.told_at);
    new.told_at := new.notified_at;
  elsif new.notified_at is distinct from old.notified_at then
    new.told_at := new.notified_at;
  else
    new.notified_at := new.told_at;
  end if;
  return new;
end $$;
create trigger sync_notified_at before insert or update of told_at, notified_at on moderation.decision
  for each row execute function moderation.sync_notified_at();
