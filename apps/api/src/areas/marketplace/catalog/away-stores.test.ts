import { beforeAll, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertReadyStore } from "#test/factories/ready-store.ts";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();
let storeId: string;

const setHoliday = (isOnHoliday: boolean) =>
  app.db.updateTable("marketplace.store").set({ isOnHoliday }).where("id", "=", storeId).execute();

const read = async (path: string) => (await app.call("GET", path)).json();
const found = async (query: string) =>
  (await read(`/shop-item/get-items?q=wombatwood${query}`)).data.map(
    ({ name, storeIsAway }: { name: string; storeIsAway: boolean }) => [name, storeIsAway],
  );

beforeAll(async () => {
  storeId = await insertReadyStore(app.db, { slug: "away-store" });
  await insertItem(app.db, storeId, { name: "Wombatwood bowl", priceCents: 4_000 });
});

test("what a store on holiday offers is shown as such, and neither found nor counted as in stock", async () => {
  expect(await found("&stock=1")).toEqual([["Wombatwood bowl", false]]);
  expect((await read("/marketplace/catalog/filters?q=wombatwood")).inStock).toBe(1);
  await setHoliday(true);
  expect(await found("")).toEqual([["Wombatwood bowl", true]]);
  expect(await found("&stock=1")).toEqual([]);
  // Other words for the same: the counts of the first ones are kept for a while.
  expect((await read("/marketplace/catalog/filters?q=wombatwood+bowl")).inStock).toBe(0);
});

test("an item that is added during the holiday is away too, until the store is back", async () => {
  await setHoliday(true);
  await insertItem(app.db, storeId, { name: "Wombatwood spoon", priceCents: 1_500 });
  expect(await found("")).toContainEqual(["Wombatwood spoon", true]);
  await setHoliday(false);
  expect(await found("&stock=1")).toContainEqual(["Wombatwood spoon", false]);
});
