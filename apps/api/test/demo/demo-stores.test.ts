import { demoStores } from "@boab/demo/stores/all";
import { expect, test } from "vitest";
import { insertOwner } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { loadStores } from "./stores.ts";

const app = useTestApp();

test("the demo's stores are added once, and can be seen", async () => {
  const ownerIds = await app.db
    .transaction()
    .execute((tx) => Promise.all(Array.from({ length: 3 }, () => insertOwner(tx))));
  const stores = demoStores()
    .slice(0, 3)
    .map((store, place) => ({ ...store, ownerId: ownerIds[place] ?? "" }));
  expect(await loadStores(app.db, stores)).toBe(3);
  expect(await loadStores(app.db, stores)).toBe(0);
  const seen = await app.call("GET", "/marketplace/stores/kumasi-cloth-house");
  expect(seen.json()).toMatchObject({ storeName: "Kumasi Cloth House" });
});
