import { makeDirectorySql } from "../directory/fill.ts";

export const business = "BUS-00000001";
export const pastBookingCount = 10_000;
export const futureVisitCount = 500;
const businessCount = 2_000;

const window = JSON.stringify({ startTime: "08:00", endTime: "18:00" });

/** Visits of half an hour, one after the other; `first` is the SQL of the first start, `step` leads from one to the next. */
const makeVisitsSql = (
  ids: string,
  count: number,
  businessId: string,
  first: string,
  step: string,
) =>
  `insert into bookings.booking (id, business_id, customer_name, customer_email, starts_at, ends_at, blocked, time_zone,
     payment_status, status, completed_at, created_at)
   select 'BOOK-${ids}' || lpad(n::text, 7, '0'), ${businessId}, 'Customer ' || n, 'customer' || n || '@people.example',
     at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), 'Australia/Melbourne', 'pay later',
     case when at < now() then 'completed' else 'confirmed' end, case when at < now() then at end, at - interval '3 days'
   from generate_series(1, ${count}) as n cross join lateral (select ${first} + n * ${step} as at) as visit`;

/** One business with a long past and a full calendar; as many visits at others as it takes to fill the table. */
export const makeBookingsSql = (count: number): string[] => [
  ...makeDirectorySql(businessCount),
  `update directory.business set is_live = true where id = '${business}'`,
  `insert into bookings.settings (business_id, accepts_bookings, mode, daily, weekly, updated_at)
   values ('${business}', true, 'daily', '${window}', '{}', now())`,
  makeVisitsSql(
    "P",
    pastBookingCount,
    `'${business}'`,
    "now() - interval '4 years'",
    "interval '3 hours'",
  ),
  makeVisitsSql(
    "F",
    futureVisitCount,
    `'${business}'`,
    "date_trunc('hour', now())",
    "interval '4 hours'",
  ),
  makeVisitsSql(
    "X",
    Math.max(0, count - pastBookingCount - futureVisitCount),
    `'BUS-' || lpad((2 + n % ${businessCount - 2})::text, 8, '0')`,
    "now() - interval '200 days'",
    "interval '10 seconds'",
  ),
  "vacuum analyze bookings.booking",
  "analyze bookings.settings",
];
