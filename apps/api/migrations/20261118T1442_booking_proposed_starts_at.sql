-- bookings.booking.wanted_at is renamed to proposed_starts_at. The release before this one reads and writes
-- the former name while it still serves, so a trigger copies whichever of the two was written into the other.
-- A later release drops the former column, the trigger and its function.
alter table bookings.booking add column proposed_starts_at timestamptz;

create function bookings.sync_proposed_starts_at() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.proposed_starts_at := coalesce(new.proposed_starts_at, new.wanted_at);
    new.wanted_at := new.proposed_starts_at;
  elsif new.proposed_starts_at is distinct from old.proposed_starts_at then
    new.wanted_at := new.proposed_starts_at;
  else
    new.proposed_starts_at := new.wanted_at;
  end if;
  return new;
end $$;
create trigger sync_proposed_starts_at before insert or update of wanted_at, proposed_starts_at on bookings.booking
  for each row execute function bookings.sync_proposed_starts_at();
