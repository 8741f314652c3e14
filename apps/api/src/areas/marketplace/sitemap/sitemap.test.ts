import { expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertReadyStore } from "#test/factories/ready-store.ts";
import { useTestApp } from "#test/harness.ts";
import { listItemPart, listSitemapParts, listStorePart } from "./list-sitemap.ts";

const app = useTestApp();

test("HEAD-03 every public store that takes orders is in exactly one part of the sitemap, and no other store in any", async () => {
  const shown = [];
  for (let count = 0; count < 5; count++) shown.push(await insertReadyStore(app.db));
  await insertStore(app.db);
  await insertReadyStore(app.db, { isWithheld: true });
  await insertStore(app.db, { hiddenAt: new Date() });
  await insertStore(app.db, { closedAt: new Date() });
  const { stores } = await listSitemapParts(app, 2);
  expect(stores).toHaveLength(3);
  const slugs: string[] = [];
  for (const { from, before } of stores) {
    const range = { from, ...(before !== null && { before }) };
    slugs.push(...(await listStorePart(app, range)).data.map(({ slug }) => slug));
  }
  expect(slugs).toEqual(shown.map((id) => id.toLowerCase()).sort());
});

test("HEAD-03 every item for sale is in exactly one part, and none that nobody can see", async () => {
  const storeId = await insertReadyStore(app.db);
  const hidden = await insertStore(app.db, { hiddenAt: new Date() });
  const shown = [];
  for (let count = 0; count < 3; count++) shown.push(await insertItem(app.db, storeId));
  await insertItem(app.db, hidden);
  const { items } = await listSitemapParts(app, 2);
  expect(items).toHaveLength(2);
  const skus: string[] = [];
  for (const { from, before } of items) {
    const range = { from, ...(before !== null && { before }) };
    skus.push(...(await listItemPart(app, range)).data.map(({ sku }) => sku));
  }
  const stored = await app.db
    .selectFrom("marketplace.item")
    .select("sku")
    .where("id", "in", shown)
    .orderBy("id")
    .execute();
  expect(skus).toEqual(stored.map(({ sku }) => sku));
});

test("the sitemap is read by anyone", async () => {
  const { stores, items } = (await app.call("GET", "/marketplace/sitemap")).json();
  const storesResponse = await app.call(
    "GET",
    `/marketplace/sitemap/stores?from=${stores[0].from}`,
  );
  expect(storesResponse.json().data.length).toBeGreaterThan(4);
  const itemsResponse = await app.call("GET", `/marketplace/sitemap/items?from=${items[0].from}`);
  expect(itemsResponse.json().data).toHaveLength(3);
});
