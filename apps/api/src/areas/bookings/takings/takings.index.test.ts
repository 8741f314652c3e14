import { beforeAll, expect, test } from "vitest";
import type { Db } from "#platform/db/db.ts";
import { useTestApp } from "#test/harness.ts";
import { computeMaxRows, explainQueries, runFillStatements } from "#test/plans.ts";
import { sumDailyTakings, sumPaymentsOfPayees, sumTakings } from "./takings.repository.ts";

const app = useTestApp();
const businessId = "BUS-00000001";
const timeZone = "Australia/Melbourne";

/**
 * Fifty businesses with 600 visits a year each for three years, by four people; one in three visits was paid, one in 30
 * refunded.
 */
const visitCount = 90_000;
const startsAt = `timestamptz '2024-01-01' + n * interval '1 minute' * 17.5`;
const paymentId = "md5('payment' || n)::uuid";
const saleId = "md5('sale' || n)::uuid";
/** Visits go round the businesses, so each fiftieth is at the same one. */
const teammateId = "md5('teammate' || n % 200)::uuid";

const fill = [
  // Rows are correct by construction: checking each reference would double the time.
  "set session_replication_role = replica",
  `insert into accounts.profile (id, full_name, username, alias, email)
   select 'many-payee-' || n, 'Many Visits', 'many.payee.' || n, 'many.payee.' || n, 'payee' || n || '@people.example'
   from generate_series(0, 49) as n`,
  // Most people work at other businesses.
  `insert into bookings.teammate (id, business_id, position, name, takes_bookings)
   select md5('teammate' || n)::uuid, 'BUS-' || lpad((case when n < 200 then 1 + n % 50 else n end)::text, 8, '0'),
     n / 50 % 4, 'Person ' || n / 50, true
   from generate_series(0, 19999) as n`,
  `insert into bookings.booking (id, business_id, teammate_id, customer_name, service_title, price_cents, starts_at, ends_at, blocked,
     time_zone, payment_status, payment_id, status, created_at, completed_at)
   select 'BOOK-' || lpad(upper(to_hex(n)), 8, '0'), 'BUS-' || lpad((1 + n % 50)::text, 8, '0'), ${teammateId},
     'Abuk Majok',
     'Service ' || n % 7, 22000, ${startsAt}, ${startsAt} + interval '1 hour',
     tstzrange(${startsAt}, ${startsAt} + interval '1 hour'), '${timeZone}', 'pay later',
     case when n % 3 = 0 then ${paymentId} end, 'completed', ${startsAt} - interval '10 days',
     ${startsAt} + interval '1 hour'
   from generate_series(1, ${visitCount}) as n`,
  `insert into payments.payment
     (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
   select ${paymentId}, 'many-payee-0', n, 10000, 'paid', 'ch_' || n, ${startsAt} - interval '10 days', ${startsAt},
     ${startsAt} - interval '10 days' + interval '5 minutes'
   from generate_series(3, ${visitCount}, 3) as n`,
  `insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents, fee_cents, share_cents,
     refunded_cents, created_at)
   select ${saleId}, ${paymentId}, 'many-payee-' || n % 50, 'Studio', '/directory', 10000, 1200, 8800,
     case when n % 30 = 0 then 4000 else 0 end, ${startsAt}
   from generate_series(3, ${visitCount}, 3) as n`,
  `insert into payments.refund (id, sale_id, amount_cents, fee_cents, share_cents, requested_by, created_at)
   select md5('refund' || n)::uuid, ${saleId}, 4000, 400, 3600, 'many-payee-' || n % 50, ${startsAt}
   from generate_series(30, ${visitCount}, 30) as n`,
  "set session_replication_role = origin",
  "vacuum analyze bookings.booking",
  "vacuum analyze bookings.teammate",
  "vacuum analyze accounts.profile",
  "vacuum analyze payments.payment",
  "vacuum analyze payments.sale",
  "vacuum analyze payments.refund",
];

beforeAll(() => runFillStatements(app.config.database.migrationUrl, ...fill), 240_000);

const makeRange = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const year = makeRange("2025-06-30T14:00:00Z", "2026-06-30T14:00:00Z");
const month = makeRange("2025-10-31T13:00:00Z", "2025-11-30T13:00:00Z");
const halfYear = makeRange("2025-06-30T14:00:00Z", "2025-12-31T13:00:00Z");

async function expectFewRows(index: string, maxRows: number, work: (db: Db) => Promise<unknown>) {
  const [query, ...others] = await explainQueries(app.config.database.migrationUrl, work);
  expect(others).toEqual([]);
  if (!query) throw new Error("nothing was asked");
  const { sql, plan, ms } = query;
  expect(plan, sql).toContain(index);
  expect(plan, sql).not.toMatch(/Seq Scan on (booking|payment|sale|refund)/);
  expect(computeMaxRows(plan), `${sql}\n${plan}`).toBeLessThan(maxRows);
  expect(ms, `${sql}\n${plan}`).toBeLessThan(250);
}

test("a year of one business reads its own visits of that year alone", async () => {
  await expectFewRows("booking_of_business", 1_000, async (db) => {
    const rows = await sumTakings(db, { businessId, timeZone, range: year });
    const all = rows.find(({ kind }) => kind === "all");
    expect(all?.visits).toBeGreaterThan(500);
    expect(all?.refundedCents).toBeGreaterThan(0);
    expect(all?.returnedFeeCents).toBe((all?.refundedCents ?? 0) / 10);
    expect(rows.filter(({ kind }) => kind === "person")).toHaveLength(4);
  });
});

test("a month for each day, service and person does too", async () => {
  await expectFewRows("booking_of_business", 100, async (db) => {
    const rows = await sumDailyTakings(db, { businessId, timeZone, range: month });
    expect(rows.length).toBeGreaterThan(30);
  });
});

test("a half-year of payments reads the paid bookings of that time alone", async () => {
  await expectFewRows("booking_paid_of_business", 300, async (db) => {
    const [payee, ...others] = await sumPaymentsOfPayees(db, businessId, halfYear);
    expect(others).toEqual([]);
    expect(payee?.payments).toBeGreaterThan(80);
  });
});
