create schema directory;

-- Australian localities: where a listing without coordinates, or with a hidden address, counts as being.
create table directory.suburb (
  id integer primary key,
  name text not null,
  postcode text not null check (postcode ~ '^\d{4}$'),
  state text not null check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  centre geography (point, 4326) not null
    generated always as (st_makepoint(longitude, latitude)::geography) stored
);
create index suburb_name on directory.suburb (lower(name) text_pattern_ops);
create index suburb_postcode on directory.suburb (postcode text_pattern_ops);
create index suburb_centre on directory.suburb using gist (centre);
