import { makeDemoStores } from "@boab/demo/stores/all";
import { expect, test } from "vitest";
import { insertOwner } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { listPayees } from "./payees.ts";
import { loadStores } from "./stores.ts";

const app = useTestApp();

test("the demo's stores are added once, and can be seen", async () => {
  const ownerIds = await app.db
    .transaction()
    .execute((tx) => Promise.all(Array.from({ length: 3 }, () => insertOwner(tx))));
  const stores = makeDemoStores()
    .slice(0, 3)
    .map((store, place) => ({ ...store, ownerId: ownerIds[place] ?? "" }));
  expect(await loadStores(app.db, stores)).toBe(3);
  expect(await loadStores(app.db, stores)).toBe(0);
  const seen = await app.call("GET", "/marketplace/stores/kumasi-cloth-house");
  expect(seen.json()).toMatchObject({ storeName: "Kumasi Cloth House" });
});

test("every seller of the demo can be paid, so that all of its items can be bought", () => {
  const paid = new Set(listPayees().map(({ userId }) => userId));
  expect(makeDemoStores().filter(({ ownerId }) => !paid.has(ownerId))).toEqual([]);
});
