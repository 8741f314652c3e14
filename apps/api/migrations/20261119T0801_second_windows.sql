-- The opening hours with their second windows. The release before this one answers `days` as it is stored and refuses what
-- it doesn't know, so `days` keeps the first windows until nothing reads it; a later release fills this and drops `days`.
alter table directory.business add column week jsonb;

-- What the release before this one saves has no second windows, so its hours replace the whole week. This release never
-- changes `days` alone. The trigger and its function go with `days`.
create function directory.replace_week() returns trigger language plpgsql as $$
begin
  if new.week is not distinct from old.week then
    new.week := null;
  end if;
  return new;
end $$;
create trigger business_replace_week before update of days on directory.business
  for each row when (new.days is distinct from old.days) execute function directory.replace_week();

create or replace view directory.v_business as
select
  id, owner_id, business_name, slug, description, category, email, phone, street, city, state, postcode, hide_address,
  time_zone, days, logo, cover, cover_position, is_public, delete_requested_at, week
from directory.business;
