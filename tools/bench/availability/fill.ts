import { makeDirectorySql } from "../directory/fill.ts";

/** So many days are filled in, as the product does. */
const dayCount = 62;

/**
 * Every listing takes bookings from nine to five, except on one day of the week, and a visit of two hours cuts most days in
 * two. A third confirms at once.
 */
export const makeAvailabilitySql = (count: number): string[] => [
  ...makeDirectorySql(count),
  "update directory.business set is_live = true",
  `insert into directory.booking_offer
     (business_id, confirms_instantly, step_minutes, notice_hours, notice_days, days_ahead)
   select id, hashtext(id) % 3 = 0, 30, 0, 0, 90 from directory.business`,
  `insert into directory.bookable_service (business_id, position, words, duration_minutes, buffer_before_minutes,
     buffer_after_minutes)
   select id, position, directory.words_of(title), minutes, 0, 0
   from directory.business cross join (values (0, 'Wash and set', 60), (1, 'Box braids, medium', 240),
     (2, 'Cornrows', 120)) as service (position, title, minutes)`,
  // Without the trigger of its reference, which would look each of millions up.
  `insert into directory.free_day (business_id, date, stretches)
   select id, date, array[opens, opens + 480, opens - 240, opens + taken, opens, opens + 480, opens + taken + 120, opens + 720]
   from directory.business
   cross join generate_series(0, ${dayCount - 1}) as ahead
   cross join lateral (select current_date + ahead as date) as day
   cross join lateral (select (extract(epoch from (date + time '09:00') at time zone time_zone) / 60)::int as opens,
     (abs(hashtext(id || ahead)::bigint) % 13 * 30)::int as taken) as visit
   where (ahead + abs(hashtext(id)::bigint)) % 7 > 0`,
  "vacuum analyze directory.booking_offer",
  "vacuum analyze directory.bookable_service",
  "vacuum analyze directory.free_day",
];
