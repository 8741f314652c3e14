import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { findSalesOfPayee } from "../sales/sales.repository.ts";
import { listPaymentHistoryPage } from "./payments.repository.ts";

const app = useTestApp();

/** Ten people who pay each other; one checkout in three was never paid. */
const people = `insert into accounts.handle (handle, profile_id)
    select 'payer' || n, 'payer-' || n from generate_series(0, 9) n;
  insert into accounts.profile (id, full_name, username, alias, email)
    select 'payer-' || n, 'Payer ' || n, 'payer' || n, 'payer' || n, 'payer' || n || '@people.example'
    from generate_series(0, 9) n`;
const payments = `insert into payments.payment
    (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
  select md5('payment' || n)::uuid, 'payer-' || n % 10, n, 1000,
    case when n % 3 = 0 then 'expired' else 'paid' end, case when n % 3 = 0 then null else 'ch_' || n end,
    timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-02',
    case when n % 3 = 0 then null else timestamptz '2026-01-02' end
  from generate_series(1, 60000) n`;
const sales = `insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents,
    fee_cents, share_cents, created_at)
  select md5('sale' || n)::uuid, md5('payment' || n)::uuid, 'payer-' || (n + 1) % 10, 'Studio', '/directory', 1000,
    147, 853, timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1, 60000) n`;
const lines = `insert into payments.sale_line (sale_id, position, reference, title, unit_cents, quantity)
  select md5('sale' || n)::uuid, 0, 'price', 'Wash', 1000, 1 from generate_series(1, 60000) n`;

beforeAll(
  () =>
    runFillStatements(
      app.config.database.migrationUrl,
      `begin; ${people}; commit`,
      payments,
      sales,
      lines,
      "analyze payments.payment, payments.sale, payments.sale_line, accounts.profile",
    ),
  240_000,
);

test.each([
  ["what somebody paid", listPaymentHistoryPage, "payment_of_buyer"],
  ["what somebody sold", findSalesOfPayee, "sale_of_payee"],
] as const)("with 60,000 payments an index serves %s, page by page", async (_what, find, index) => {
  let pages: { position: [string, string] }[][] = [];
  const seen = await explainQueries(app.config.database.migrationUrl, async (db) => {
    const first = await find(db, "payer-4", 21, undefined);
    pages = [first, await find(db, "payer-4", 21, first.at(-1)?.position)];
  });
  expect(pages.map((page) => page.length)).toEqual([21, 21]);
  expect(new Set(pages.flat().map(({ position }) => position.join())).size).toBe(42);
  for (const { sql, plan, ms } of seen) {
    expect(plan, sql).toContain(index);
    expect(plan, sql).not.toMatch(/Seq Scan on (payment|sale|refund|outbox)/);
    expect(ms, `${sql}\n${plan}`).toBeLessThan(100);
  }
});
