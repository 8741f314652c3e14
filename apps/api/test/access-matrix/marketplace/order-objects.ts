import { insertItem } from "../../factories/items.ts";
import { insertStore } from "../../factories/marketplace.ts";
import { insertProblem, insertProblemPhoto } from "../../factories/order-problems.ts";
import { insertOrder } from "../../factories/orders.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import type { Objects } from "../object-factory.ts";
import { storeOf } from "./objects.ts";

interface Problem {
  seller?: SignedIn;
  buyer?: SignedIn;
  state: "open" | "answered" | "escalated";
}

async function problemOf(app: TestApp, { seller, buyer, state }: Problem): Promise<string> {
  const storeId = seller ? await storeOf(app, seller) : await insertStore(app.db);
  const lines = [{ itemId: await insertItem(app.db, storeId) }];
  const bought = { lines, state: "sent" as const, ...(buyer && { buyerId: buyer.userId }) };
  const orderId = await insertOrder(app.db, storeId, bought);
  await insertProblem(app.db, orderId, { state });
  await insertProblemPhoto(app.db, orderId);
  return orderId;
}

export const orderObjects: Objects = {
  order: {
    of: async (app, owner) => {
      const storeId = await storeOf(app, owner);
      const itemId = await insertItem(app.db, storeId);
      return insertOrder(app.db, storeId, { lines: [{ itemId }] });
    },
    missing: "0000-0000",
  },
  "order with a problem": {
    of: (app, owner) => problemOf(app, { seller: owner, state: "open" }),
    missing: "0000-0000",
  },
  "bought order with a reply": {
    of: (app, owner) => problemOf(app, { buyer: owner, state: "answered" }),
    missing: "0000-0000",
  },
  "order for admins": {
    of: (app) => problemOf(app, { state: "escalated" }),
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
