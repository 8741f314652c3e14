-- What a store on holiday offers stays listed, but isn't in stock. A copy on the item, so that the filter and its count
-- need no join.
alter table marketplace.item add column store_is_away boolean not null default false;

update marketplace.item set store_is_away = true
where store_id in (select id from marketplace.store where is_on_holiday);

create function marketplace.begin_as_store() returns trigger language plpgsql as $$
begin
  select is_on_holiday into strict new.store_is_away from marketplace.store where id = new.store_id;
  return new;
end
$$;
create trigger item_of_store_on_holiday before insert on marketplace.item
  for each row execute function marketplace.begin_as_store();

create function marketplace.follow_holiday() returns trigger language plpgsql as $$
begin
  update marketplace.item set store_is_away = new.is_on_holiday
  where store_id = new.id and store_is_away is distinct from new.is_on_holiday;
  return null;
end
$$;
create trigger store_holiday_items after update on marketplace.store
  for each row
  when (old.is_on_holiday is distinct from new.is_on_holiday)
  execute function marketplace.follow_holiday();
