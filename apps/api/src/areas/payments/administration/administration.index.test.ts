import { beforeAll, describe, expect, test } from "vitest";
import type { Db } from "#platform/db/db.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listMessages } from "../outbox/outbox-list.repository.ts";
import { countTriesOfBuyer } from "../payments/declines.repository.ts";
import { listAllPayments } from "../payments/payments.repository.ts";
import {
  findPaymentRecords,
  listPaidPayments,
  listSentMessages,
} from "../records/payment-records.repository.ts";
import { listPayments } from "./payment-list.repository.ts";

const app = useTestApp();

beforeAll(async () => {
  await runFillStatements(
    app.config.database.migrationUrl,
    `begin;
    insert into accounts.handle (handle, profile_id)
    select 'payer.' || n, 'payer' || n from generate_series(1, 2000) n;
    insert into accounts.profile (id, full_name, username, alias, email)
    select 'payer' || n, 'Paying Person', 'payer.' || n, 'payer.' || n, n || '@people.example'
    from generate_series(1, 2000) n;
    commit`,
    `insert into payments.payment
      (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'payer' || 1 + n % 2000,
      'cart' || n, 10000, case n % 50 when 0 then 'expired' else 'paid' end,
      case n % 50 when 0 then null else 'ch_' || n end,
      timestamptz '2026-01-01' + n * interval '1 minute', now(),
      case n % 50 when 0 then null else timestamptz '2026-01-01' + n * interval '1 minute' end
    from generate_series(1, 20000) n`,
    `insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents,
      fee_cents, share_cents, created_at)
    select id, id, 'payer1', 'Braid Studio', '/directory', 10000, 1000, 9000, created_at
    from payments.payment`,
    `insert into payments.outbox (id, kind, idempotency_key, sale_id, amount_cents, destination, state,
      stripe_id, created_at, finished_at)
    select id, 'transfer', id::text, id, 9000, 'acct_1',
      case when row_number() over () % 200 = 0 then 'parked' else 'sent' end,
      case when row_number() over () % 200 = 0 then null else 'tr_' || id end, created_at, created_at
    from payments.sale`,
    ...["payment", "sale", "outbox"].map((table) => `vacuum analyze payments.${table}`),
    "vacuum analyze accounts.profile",
  );
}, 120_000);

const late = ["2026-01-10T00:00:00Z", "ffffffff-ffff-4fff-bfff-ffffffffffff"] as [string, string];
const hour = { from: new Date("2026-01-05T00:00:00Z"), to: new Date("2026-01-05T01:00:00Z") };
const mark = { at: new Date("2026-01-05T00:30:00Z"), id: "00000000-0000-4000-8000-000000000001" };

const recent = { payeeId: "payer1", since: new Date("2026-01-14T12:00:00Z") };

const queriesByName: Record<string, (db: Db) => Promise<unknown>> = {
  "the newest payments": (db) => listPayments(db, {}, 26, undefined),
  "the next ones": (db) => listPayments(db, {}, 26, late),
  "expired ones": (db) => listPayments(db, { state: "expired" }, 26, late),
  "a payment by its charge": (db) => listPayments(db, { key: { stripeId: "ch_7" } }, 26, undefined),
  "a payment by its transfer": (db) =>
    listPayments(db, { key: { stripeId: "tr_7" } }, 26, undefined),
  "the outbox": (db) => listMessages(db, undefined, 26, late),
  "parked messages": (db) => listMessages(db, "parked", 26, undefined),
  "payments of an hour": (db) => listPaidPayments(db, hour, undefined, 500),
  "the rest of them": (db) => listPaidPayments(db, hour, mark, 500),
  "messages of an hour": (db) => listSentMessages(db, hour, mark, 500),
  "what a member has just tried": (db) => countTriesOfBuyer(db, { buyerId: "payer7", ...recent }),
  "what guests have just tried": (db) => countTriesOfBuyer(db, { buyerId: null, ...recent }),
  "what a guest has paid": (db) => listAllPayments(db, { payerEmail: "7@people.example" }, 26),
  "records by id": (db) => findPaymentRecords(db, ["00000000-0000-4000-8000-000000000007"]),
};

describe("with 20,000 payments an index serves", () => {
  test.each(Object.keys(queriesByName))("%s", async (name) => {
    const seen = await explainQueries(app.config.database.migrationUrl, async (db) => {
      await queriesByName[name]?.(db);
    });
    expect(seen.length).toBeGreaterThan(0);
    for (const { sql, plan, ms } of seen) {
      expect(plan, sql).not.toMatch(/Seq Scan on (payment|sale|outbox)\b/);
      expect(ms, `${sql}\n${plan}`).toBeLessThan(100);
    }
  });
});
