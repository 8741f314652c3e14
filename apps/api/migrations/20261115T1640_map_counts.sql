-- The least price of a listing, for cards: "from $60". Kept by the save of its prices.
alter table directory.business add column price_from_cents integer check (price_from_cents > 0);
update directory.business set price_from_cents = least_price.cents
from (
  select business_id, min(amount_cents) as cents from directory.price where amount_cents > 0 group by business_id
) as least_price
where least_price.business_id = business.id;

-- How many public listings lie in each square of `directory.cells_of`, by what people filter a map by. A map of
-- the whole country is read from this: it grows with the inhabited land, not with the number of listings.
create table directory.map_count (
  cell integer not null,
  category text not null,
  state text not null,
  listings integer not null,
  -- Sums of millionths of a degree, for the average position. Whole numbers, so that nothing is lost by rounding.
  latitudes bigint not null,
  longitudes bigint not null,
  primary key (cell, category, state)
);

create function directory.count_on_map() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into directory.map_count as counted
    select (directory.cells_of(point))[1], category, coalesce(state, ''), count(*),
      sum(round(st_y(on_map) * 1000000)), sum(round(st_x(on_map) * 1000000))
    from came where is_public and on_map is not null
    group by 1, 2, 3
    -- In one order, so that two listings saved at once never wait for each other.
    order by 1, 2, 3
    on conflict (cell, category, state) do update set
      listings = counted.listings + excluded.listings,
      latitudes = counted.latitudes + excluded.latitudes,
      longitudes = counted.longitudes + excluded.longitudes;
  elsif tg_op = 'DELETE' then
    insert into directory.map_count as counted
    select (directory.cells_of(point))[1], category, coalesce(state, ''), -count(*),
      -sum(round(st_y(on_map) * 1000000)), -sum(round(st_x(on_map) * 1000000))
    from gone where is_public and on_map is not null
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (cell, category, state) do update set
      listings = counted.listings + excluded.listings,
      latitudes = counted.latitudes + excluded.latitudes,
      longitudes = counted.longitudes + excluded.longitudes;
  else
    insert into directory.map_count as counted
    select cell, category, state, sum(listings), sum(latitude), sum(longitude)
    from (
      select (directory.cells_of(point))[1] as cell, category, coalesce(state, '') as state, 1 as listings,
        round(st_y(on_map) * 1000000) as latitude, round(st_x(on_map) * 1000000) as longitude
      from came where is_public and on_map is not null
      union all
      select (directory.cells_of(point))[1], category, coalesce(state, ''), -1,
        -round(st_y(on_map) * 1000000), -round(st_x(on_map) * 1000000)
      from gone where is_public and on_map is not null
    ) as changes
    group by cell, category, state
    having sum(listings) <> 0 or sum(latitude) <> 0 or sum(longitude) <> 0
    order by cell, category, state
    on conflict (cell, category, state) do update set
      listings = counted.listings + excluded.listings,
      latitudes = counted.latitudes + excluded.latitudes,
      longitudes = counted.longitudes + excluded.longitudes;
  end if;
  return null;
end
$$;
create trigger business_counted_new after insert on directory.business
  referencing new table as came for each statement execute function directory.count_on_map();
create trigger business_counted_changed after update on directory.business
  referencing old table as gone new table as came
  for each statement execute function directory.count_on_map();
create trigger business_counted_gone after delete on directory.business
  referencing old table as gone for each statement execute function directory.count_on_map();

insert into directory.map_count
select (directory.cells_of(point))[1], category, coalesce(state, ''), count(*),
  sum(round(st_y(on_map) * 1000000)), sum(round(st_x(on_map) * 1000000))
from directory.business where is_public and on_map is not null
group by 1, 2, 3;

-- The few listings whose plan puts them first, by where they are.
create index business_spotlight on directory.business using gist (point)
  where delete_requested_at is null and prominence > -100;
