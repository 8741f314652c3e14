import type { TestApp } from "../harness.ts";
import { insertItem } from "./items.ts";
import { insertStore, type StoreOverrides } from "./marketplace.ts";

/** A seller's store with a dress and a basket for sale. */
export async function makeStockedStore(app: TestApp, overrides: StoreOverrides = {}) {
  const seller = await app.signIn({ merchantStatus: "Approved" });
  const storeId = await insertStore(app.db, { userId: seller.userId, ...overrides });
  const dress = await insertItem(app.db, storeId);
  const basket = await insertItem(app.db, storeId, {
    name: "Bolga market basket",
    priceCents: 8_900,
    variants: [{ size: "Large", colour: "Natural", type: "Round" }],
  });
  return { seller, storeId, dress, basket };
}
