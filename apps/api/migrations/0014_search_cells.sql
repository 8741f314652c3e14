-- Words, places, categories and states are found in one index, which brings together only the listings that
-- have them all. A radius is looked up by the squares it touches: PostgreSQL cannot guess how many listings
-- lie in a circle, and would read a whole city to find three of them.
create extension if not exists btree_gin;

-- Squares of 1/32 degree, about 3 km; the same in directory/listings/cells.rules.ts.
create function directory.cells_of(geography) returns int[]
language sql immutable strict parallel safe
return array[
  floor((st_y($1::geometry) + 90) * 32)::int * 100000 + floor((st_x($1::geometry) + 180) * 32)::int];

create index business_found on directory.business
  using gin (search, (directory.cells_of(point)), category, state)
  where delete_requested_at is null;
drop index directory.business_words;
