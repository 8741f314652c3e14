import { insertItem } from "../../factories/items.ts";
import { insertStore } from "../../factories/marketplace.ts";
import { insertOrder } from "../../factories/orders.ts";
import type { Objects } from "../object-factory.ts";
import { storeOf } from "./objects.ts";

export const orderObjects: Objects = {
  order: {
    of: async (app, owner) => {
      const storeId = await storeOf(app, owner);
      const itemId = await insertItem(app.db, storeId);
      return insertOrder(app.db, storeId, { lines: [{ itemId }] });
    },
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
