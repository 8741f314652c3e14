import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { TimeRange } from "../slots/taken.repository.ts";

/** What was paid through us and what became of it, as the payments area has it. */
export interface PaidSums {
  amountCents: number;
  feeCents: number;
  returnedFeeCents: number;
  refundedCents: number;
  disputedCents: number;
}

export interface VisitSums extends PaidSums {
  visits: number;
  noShows: number;
  priceCents: number;
}

/** Each lookup is for the one sale of a booking, so that nothing is added up but what was asked for. */
const returnedFeeOfSale = sql`(
  select returned_fee_cents from payments.v_refunded_sale where sale_id = sale.id)`;

/** Sums are wider than the columns, so a year of the busiest business fits. */
const sumCents = (column: ReturnType<typeof sql>) => sql`coalesce(sum(${column}), 0)`;

const paidSums = sql`
  ${sumCents(sql`amount_cents`)} as amount_cents,
  ${sumCents(sql`fee_cents`)} as fee_cents,
  ${sumCents(sql`returned_fee_cents`)} as returned_fee_cents,
  ${sumCents(sql`refunded_cents`)} as refunded_cents,
  ${sumCents(sql`disputed_cents`)} as disputed_cents`;

const visitSums = sql`
  count(*) filter (where status = 'completed')::int as visits,
  count(*) filter (where status = 'no_show')::int as no_shows,
  coalesce(sum(price_cents) filter (where status = 'completed'), 0) as price_cents,
  ${paidSums}`;

interface Calendar {
  businessId: string;
  timeZone: string;
  range: TimeRange;
}

/**
 * The visits of a time that took place, were missed or were paid through us, by the day on the business's calendar. Somebody
 * who has left the team still did their visits.
 */
const selectVisits = ({ businessId, timeZone, range }: Calendar) => sql`
  select to_char(booking.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as date,
    nullif(booking.service_title, '') as service_title, booking.teammate_id, teammate.name as teammate_name,
    booking.status, booking.price_cents,
    sale.amount_cents, sale.fee_cents, sale.refunded_cents, sale.disputed_cents,
    case when sale.refunded_cents + sale.disputed_cents > 0 then ${returnedFeeOfSale} end as returned_fee_cents
  from bookings.booking
  left join bookings.teammate on teammate.id = booking.teammate_id
  left join payments.v_sale as sale on sale.payment_id = booking.payment_id
  where booking.business_id = ${businessId}
    and booking.starts_at >= ${new Date(range.from)} and booking.starts_at < ${new Date(range.to)}
    and (booking.status in ('completed', 'no_show') or booking.payment_id is not null)`;

interface GroupedSums extends VisitSums {
  /** What the row adds up: one day, one service, one person, or everything. */
  kind: "day" | "service" | "person" | "all";
  date: string | null;
  serviceTitle: string | null;
  teammateId: string | null;
  teammateName: string | null;
}

/** Adds up by day, by service, by person and in all, from one reading of the visits. */
export async function sumTakings(db: Db, calendar: Calendar): Promise<GroupedSums[]> {
  const { rows } = await sql<GroupedSums>`
    with visit as (${selectVisits(calendar)})
    select case grouping(date, service_title, teammate_id)
        when 3 then 'day' when 5 then 'service' when 6 then 'person' else 'all' end as kind,
      date, service_title, teammate_id, teammate_name, ${visitSums}
    from visit
    group by grouping sets ((date), (service_title), (teammate_id, teammate_name), ())
    order by date, service_title nulls last, teammate_name nulls last, teammate_id`.execute(db);
  return rows;
}

interface DailySums extends VisitSums {
  date: string;
  serviceTitle: string | null;
  teammateName: string | null;
}

export async function sumDailyTakings(db: Db, calendar: Calendar): Promise<DailySums[]> {
  const { rows } = await sql<DailySums>`
    with visit as (${selectVisits(calendar)})
    select date, service_title, teammate_name, ${visitSums}
    from visit
    group by date, service_title, teammate_id, teammate_name
    order by date, service_title nulls last, teammate_name nulls last, teammate_id`.execute(db);
  return rows;
}

interface PayeeSums extends PaidSums {
  payeeName: string;
  payments: number;
}

/** A payment page stays open for hours and a bank takes days, so whoever paid had booked within these days before. */
const maxDaysToPay = 31;

/** Adds up what was paid in a time for visits, for each payee. */
export async function sumPaymentsOfPayees(
  db: Db,
  businessId: string,
  range: TimeRange,
): Promise<PayeeSums[]> {
  const [from, to] = [new Date(range.from), new Date(range.to)];
  const { rows } = await sql<PayeeSums>`
    with paid as (
      select sale.payee_id, sale.amount_cents, sale.fee_cents, sale.refunded_cents, sale.disputed_cents,
        ${returnedFeeOfSale} as returned_fee_cents
      from bookings.booking
      join payments.v_payment as payment on payment.id = booking.payment_id
      join payments.v_sale as sale on sale.payment_id = payment.id
      where booking.business_id = ${businessId} and booking.payment_id is not null
        and booking.created_at >= ${from}::timestamptz - make_interval(days => ${maxDaysToPay})
        and booking.created_at < ${to}
        and payment.paid_at >= ${from} and payment.paid_at < ${to}
    )
    select payee.full_name as payee_name, count(*)::int as payments, ${paidSums}
    from paid
    join accounts.v_person as payee on payee.id = paid.payee_id
    group by payee.id, payee.full_name
    order by payee.full_name, payee.id`.execute(db);
  return rows;
}
