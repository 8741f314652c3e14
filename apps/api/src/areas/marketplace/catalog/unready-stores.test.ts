import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertReadyStore } from "#test/factories/ready-store.ts";
import { useTestApp } from "#test/harness.ts";
import { replacePayoutAccount } from "#test/payees.ts";

const app = useTestApp();
const category = "Home & Living";
let unreadyOwnerId: string;
let readyItemId: string;

beforeAll(async () => {
  const readyStoreId = await insertReadyStore(app.db, { slug: "ready-store" });
  const unready = await insertReadyStore(app.db, { slug: "unready-store" });
  const owner = await app.db
    .selectFrom("marketplace.store")
    .select("userId")
    .where("id", "=", unready)
    .executeTakeFirstOrThrow();
  unreadyOwnerId = owner.userId;
  readyItemId = await insertItem(app.db, readyStoreId, {
    name: "Basket zanzibari",
    category,
    brand: "Plainweave",
    priceCents: 2_000,
  });
  await insertItem(app.db, unready, {
    name: "Basket quokkawood",
    category,
    brand: "Quokkabrand",
    priceCents: 90_000,
  });
  await replacePayoutAccount(app, { userId: unreadyOwnerId }, null);
});

const itemListUrls = [
  "/shop-item/get-items?ps=24",
  "/shop-item/get-items?q=basket",
  "/shop-item/get-items?q=quokkawood",
  "/shop-item/get-items?sort=price_desc",
  `/shop-item/get-items?cat=${encodeURIComponent(category)}`,
  "/marketplace/catalog",
  "/marketplace/catalog/filters",
  "/marketplace/sitemap/items?from=ITM-00000000",
  "/marketplace/sitemap/stores?from=STO-00000000",
];

const unready = /quokka|unready-store/i;

async function read(path: string): Promise<string> {
  const response = await app.call("GET", path);
  expect(response.statusCode, `${path} ${response.body}`).toBe(200);
  return response.body;
}

test("an item of a store that can't take orders is in no list, search, count or sitemap", async () => {
  for (const path of itemListUrls) expect.soft(await read(path), path).not.toMatch(unready);
  const related = await read(`/marketplace/items/${readyItemId}/related`);
  expect(related).not.toMatch(unready);
  const { total } = JSON.parse(await read("/shop-item/get-items?ps=24"));
  expect(total.count).toBe(1);
});

test("it is there again as soon as its seller can be paid", async () => {
  await replacePayoutAccount(app, { userId: unreadyOwnerId }, `acct_${randomUUID()}`);
  expect(await read("/shop-item/get-items?q=quokkawood")).toMatch(/quokkawood/);
  expect(await read("/marketplace/sitemap/stores?from=STO-00000000")).toMatch(/unready-store/);
});
