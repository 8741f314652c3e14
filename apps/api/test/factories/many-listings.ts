/**
 * SQL that fills the directory with many listings of one owner, spread over the country as people
 * are.
 */
export const makeManyListingsSql = (count: number): string[] => [
  "begin",
  "select setseed(0.5)",
  "insert into accounts.handle (handle, profile_id) values ('many.owner', 'manyowner')",
  `insert into accounts.profile (id, full_name, username, alias, email)
   values ('manyowner', 'Many Owner', 'many.owner', 'many.owner', 'many.owner@people.example')`,
  `insert into directory.slug (slug, business_id)
   select 'listing-' || n, 'BUS-' || lpad(n::text, 8, '0') from generate_series(1, ${count}) n`,
  `insert into directory.business (id, owner_id, business_name, slug, description, category, email, phone,
     street, city, state, postcode, country, hide_address, suburb_centre, door, is_live,
     delete_requested_at, listing_priority, open_minutes, offer_words, created_at)
   select 'BUS-' || lpad(n::text, 8, '0'), 'manyowner',
     (array['Mama', 'Habesha', 'Savanna', 'Baobab', 'Lagos', 'Kilimanjaro', 'Teranga'])[1 + n % 7] || ' '
       || (array['Kitchen', 'Braids', 'Grocer', 'Clinic', 'Tutors', 'Tailor'])[1 + n / 7 % 6] || ' '
       || substr(md5(n::text), 1, 6),
     'listing-' || n,
     'African ' || (array['jollof and suya', 'injera platters', 'box braids', 'home nursing',
       'maths lessons', 'dashiki and kente'])[1 + n / 7 % 6] || ' for the whole family.',
     (array['Restaurants', 'Services', 'Retail', 'Health', 'Education'])[1 + n / 7 % 6 % 5],
     'shop@people.example', '0390000000', '1 Main Street', city.name, city.state, '3000', 'Australia',
     n % 3 = 0, st_makepoint(city.longitude + spread.east, city.latitude + spread.north)::geography,
     st_makepoint(city.longitude + spread.east + 0.004, city.latitude + spread.north)::geography,
     n % 20 > 0, case when n % 50 = 1 then now() end, case when n % 40 = 3 then 50 else 100 end,
     (array['{[540,1020),[1980,2460),[3420,3900),[4860,5340),[6300,6780)}', 
       case when n % 1000 = 1 then '{[0,10080)}' else '{[480,1200),[1920,2640),[3360,4080),[4800,5520),' ||
         '[6240,6960),[7680,8400),[9120,9840)}' end,
       '{[1020,1320),[2460,2760),[3900,4200),[5340,5640),[6780,7080),[8220,8520)}', '{}'])[1 + n % 4]
       ::int4multirange,
     case when n % 11 = 0 then 'gift vouchers' else '' end,
     timestamptz '2026-01-01' + n * interval '1 second'
   from generate_series(1, ${count}) n
   cross join lateral (select * from (values
     (1, 'Sydney', 'NSW', -33.87, 151.21), (2, 'Melbourne', 'VIC', -37.81, 144.96),
     (3, 'Brisbane', 'QLD', -27.47, 153.03), (4, 'Perth', 'WA', -31.95, 115.86),
     (5, 'Adelaide', 'SA', -34.93, 138.6), (6, 'Hobart', 'TAS', -42.88, 147.33),
     (7, 'Darwin', 'NT', -12.46, 130.84), (8, 'Canberra', 'ACT', -35.28, 149.13))
     as city (nr, name, state, latitude, longitude)
     where nr = (array[1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8])[1 + n * 7 % 20]) as city
   cross join lateral (select (random() - 0.5) * 0.8 + n * 0 as east, (random() - 0.5) * 0.8 as north) as spread`,
  "commit",
  "vacuum analyze directory.business",
  "analyze directory.map_count",
  "analyze directory.search_word",
];
