-- The weekly hours with their second windows. As with the opening hours, the release before this one refuses what it doesn't
-- know, so `weekly` keeps the first windows until nothing reads it; a later release fills this and drops `weekly`.
alter table bookings.settings add column week jsonb;

-- What the release before this one saves has no second windows, so its hours replace the whole week. This release never
-- changes `weekly` alone. The trigger and its function go with `weekly`.
create function bookings.replace_week() returns trigger language plpgsql as $$
begin
  if new.week is not distinct from old.week then
    new.week := null;
  end if;
  return new;
end $$;
create trigger settings_replace_week before update of weekly on bookings.settings
  for each row when (new.weekly is distinct from old.weekly) execute function bookings.replace_week();
