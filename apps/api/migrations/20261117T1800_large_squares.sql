-- The square of 1/32 degree a listing lies in, first as before, and the one of 1/8 degree around it as a negative number: a
-- circle is then looked up by a few dozen squares instead of hundreds. The same in directory/listings/cells.rules.ts. Who
-- asks for small squares only finds the same listings as before.
create or replace function directory.cells_of(geography) returns int[]
language sql immutable strict parallel safe
return array[
  floor((st_y($1::geometry) + 90) * 32)::int * 100000 + floor((st_x($1::geometry) + 180) * 32)::int,
  -(floor((st_y($1::geometry) + 90) * 8)::int * 100000 + floor((st_x($1::geometry) + 180) * 8)::int)];
