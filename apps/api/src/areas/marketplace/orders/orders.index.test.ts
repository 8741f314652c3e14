import { beforeAll, describe, expect, test } from "vitest";
import type { Db, Tx } from "#platform/db/db.ts";
import { makeManyOrdersSql } from "#test/factories/many-orders.ts";
import { useTestApp } from "#test/harness.ts";
import { computeMaxRows, explainQueries, runFillStatements } from "#test/plans.ts";
import {
  assumeReceived,
  countPurchases,
  listPurchases,
} from "../purchases/purchases.repository.ts";
import { countPunctualOrders, findBestSellers, sumSalesByWeek } from "./figures.repository.ts";
import {
  countUnsentOrders,
  eraseRecipientsDoneBefore,
  listCompletedOrders,
  listOrderLines,
  listOrdersByBuyer,
  listPurchaseLines,
  listUnsentOrders,
} from "./orders.repository.ts";

const app = useTestApp();
const orders = 40_000;

beforeAll(
  // Two stores share what the large ones sell, so that each has a long past.
  () =>
    runFillStatements(
      app.config.database.migrationUrl,
      ...makeManyOrdersSql(orders, { stores: 50, largeStores: 2 }),
    ),
  240_000,
);

const storeId = "STO-00000001";
const all = { storeId, words: "" };

async function expectFewRows(maxRows: number, work: (db: Db) => Promise<unknown>) {
  const seen = await explainQueries(app.config.database.migrationUrl, work);
  expect(seen.length).toBeGreaterThan(0);
  for (const { sql, plan } of seen) {
    expect(plan, sql).not.toMatch(/Seq Scan on (store_order|order_line|sale)/);
    expect(computeMaxRows(plan), `${sql}\n${plan}`).toBeLessThan(maxRows);
  }
}

test("the store that is asked about sold thousands", async () => {
  const { count } = await app.db
    .selectFrom("marketplace.storeOrder")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("storeId", "=", storeId)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(5_000);
});

describe("SOLD-05 with 40,000 orders an index serves", () => {
  test("those to send and their count", async () => {
    await expectFewRows(100, async (db) => {
      const rows = await listUnsentOrders(db, all, { limit: 21, after: undefined });
      await listUnsentOrders(db, all, { limit: 21, after: rows.at(-5)?.position });
      await countUnsentOrders(db, storeId);
    });
  });

  test.each([undefined, "sent", "cancelled"] as const)(
    "those that are done (%s), the first page, a later one and their lines",
    async (state) => {
      await expectFewRows(100, async (db) => {
        const rows = await listCompletedOrders(
          db,
          { ...all, state },
          { limit: 21, after: undefined },
        );
        expect(rows.length).toBeGreaterThan(0);
        const after = rows.at(-1)?.position;
        const later = await listCompletedOrders(db, { ...all, state }, { limit: 21, after });
        await listOrderLines(
          db,
          later.map(({ id }) => id),
        );
      });
    },
  );

  test.each([
    ["a common word", "kente"],
    ["a buyer", "adaeze nwosu"],
    ["a tracking number", "sn00020000"],
    ["a word nobody wrote", "qqqqqq"],
  ])("a search for %s", async (_what, words) => {
    const filter = { storeId, words };
    await expectFewRows(1_000, async (db) => {
      await listUnsentOrders(db, filter, { limit: 21, after: undefined });
      await listCompletedOrders(
        db,
        { ...filter, state: undefined },
        { limit: 21, after: undefined },
      );
    });
  });

  test("the figures of the last weeks", async () => {
    const since = "2026-08-24";
    await expectFewRows(2_000, async (db) => {
      await sumSalesByWeek(db, storeId, since);
      await countPunctualOrders(db, storeId, since, new Date("2026-11-16T00:00:00Z"));
      await findBestSellers(db, storeId, since, 5);
    });
  });

  test.each([
    ["all", undefined, ""],
    ["on the way", "on the way", ""],
    ["cancelled", "cancelled", ""],
    ["a search", undefined, "kente"],
    ["a word nobody wrote", undefined, "qqqqqq"],
  ] as const)("a buyer's own orders: %s", async (_what, show, words) => {
    await expectFewRows(1_500, async (db) => {
      const filter = { buyerId: "many-buyer-7", show, words };
      const rows = await listPurchases(db, filter, { limit: 21, after: undefined });
      await listPurchases(db, filter, { limit: 21, after: rows.at(-1)?.position });
      await listPurchaseLines(
        db,
        rows.map(({ id }) => id),
      );
      await countPurchases(db, "many-buyer-7");
    });
  });

  test("what counts as arrived by now", async () => {
    await expectFewRows(1_500, async (db) => {
      const now = new Date("2026-08-16T00:00:00Z");
      await assumeReceived(db as Tx, now, now, 500);
    });
  });

  test("what somebody bought, and recipients to forget", async () => {
    await expectFewRows(1_100, async (db) => {
      await listOrdersByBuyer(db, "many-buyer-7");
      // EXPLAIN works for every statement except those around a transaction.
      await eraseRecipientsDoneBefore(db as Tx, new Date("2026-08-16T00:00:00Z"), 500);
    });
  });
});
