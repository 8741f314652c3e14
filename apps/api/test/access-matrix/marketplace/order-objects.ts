import { randomUUID } from "node:crypto";
import { insertItem } from "../../factories/items.ts";
import { insertStore } from "../../factories/marketplace.ts";
import { insertProblem, insertProblemPhoto } from "../../factories/order-problems.ts";
import { insertOrder } from "../../factories/orders.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import type { ObjectFactories } from "../object-factory.ts";
import { findOrInsertStore } from "./objects.ts";

interface ProblemParties {
  seller?: SignedIn;
  buyer?: SignedIn;
  state: "open" | "answered" | "escalated";
}

export async function insertProblemFor(
  app: TestApp,
  { seller, buyer, state }: ProblemParties,
): Promise<string> {
  const storeId = seller ? await findOrInsertStore(app, seller) : await insertStore(app.db);
  const lines = [{ itemId: await insertItem(app.db, storeId) }];
  const bought = { lines, state: "sent" as const, ...(buyer && { buyerId: buyer.userId }) };
  const orderId = await insertOrder(app.db, storeId, bought);
  await insertProblem(app.db, orderId, { state });
  await insertProblemPhoto(app.db, orderId);
  return orderId;
}

export const orderObjects: ObjectFactories = {
  order: {
    of: async (app, owner) => {
      const storeId = await findOrInsertStore(app, owner);
      const itemId = await insertItem(app.db, storeId);
      return insertOrder(app.db, storeId, { lines: [{ itemId }] });
    },
    missing: "0000-0000",
  },
  "sale of an order": {
    of: async (app, owner) => {
      const storeId = await findOrInsertStore(app, owner);
      const itemId = await insertItem(app.db, storeId);
      const saleId = randomUUID();
      await insertOrder(app.db, storeId, { lines: [{ itemId }], saleId });
      return saleId;
    },
    missing: "00000000-0000-4000-8000-000000000000",
  },
  "order with a problem": {
    of: (app, owner) => insertProblemFor(app, { seller: owner, state: "open" }),
    missing: "0000-0000",
  },
  "bought order with a reply": {
    of: (app, owner) => insertProblemFor(app, { buyer: owner, state: "answered" }),
    missing: "0000-0000",
  },
  "order for admins": {
    of: (app) => insertProblemFor(app, { state: "escalated" }),
    missing: "0000-0000",
  },
  "bought order": {
    of: async ({ db }, owner) => {
      const storeId = await insertStore(db);
      const itemId = await insertItem(db, storeId);
      const lines = [{ itemId }];
      return insertOrder(db, storeId, { lines, buyerId: owner.userId, state: "sent" });
    },
    missing: "0000-0000",
  },
};
