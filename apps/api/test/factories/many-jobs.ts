/** SQL that fills the board with many jobs of the businesses that are there, over the last thirty days. */
export const makeManyJobsSql = (count: number): string[] => [
  "begin",
  `insert into jobs.posting (id, business_id, title, type, location, state, salary_cents, salary_unit,
     description, posted_at, updated_at, closes_on, closes_at, filled_at, business_name, is_offered)
   select 'JOB-' || upper(lpad(to_hex(n), 6, '0')), business.id,
     (array['Kitchen hand', 'Senior braider', 'Registered nurse', 'Delivery driver', 'Maths tutor',
       'Bookkeeper'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6),
     (array['Full-time', 'Part-time', 'Contract', 'Casual', 'Intern'])[1 + n / 6 % 5],
     place.name || ' ' || place.state, place.state,
     case when n % 3 = 0 then 0 when n % 3 = 1 then 2500 + n % 40 * 100 else 5000000 + n % 90 * 100000 end,
     (array['negotiable', 'per-hour', 'per-year'])[1 + n % 3],
     'A job at an African business, with ' || (array['jollof and suya', 'box braids', 'home visits',
       'a van and a phone', 'small classes', 'tidy books'])[1 + n % 6] || ' in the week.',
     now() - n * (interval '30 days' / ${count}), now(), current_date + 10 + n % 50,
     now() + (10 + n % 50) * interval '1 day', case when n % 25 = 0 then now() end,
     business.business_name, business.is_public
   from generate_series(1, ${count}) n
   cross join lateral (select * from (values
     (1, 'Parramatta', 'NSW'), (2, 'Footscray', 'VIC'), (3, 'Sunnybank', 'QLD'), (4, 'Mirrabooka', 'WA'),
     (5, 'Salisbury', 'SA'), (6, 'Hobart', 'TAS'), (7, 'Darwin', 'NT'), (8, 'Belconnen', 'ACT'))
     as place (nr, name, state)
     where nr = (array[1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8])[1 + n * 7 % 20]) as place
   join directory.business on business.id = 'BUS-' || lpad(
     (1 + n % (select count(*) from directory.business))::text, 8, '0')`,
  "commit",
  "vacuum analyze jobs.posting",
];
