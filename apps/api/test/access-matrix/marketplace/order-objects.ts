import { insertItem } from "../../factories/items.ts";
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
};
