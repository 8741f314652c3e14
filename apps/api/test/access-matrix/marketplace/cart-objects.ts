import { insertCheckout } from "../../factories/checkouts.ts";
import { insertItem } from "../../factories/items.ts";
import { insertReadyStore } from "../../factories/ready-store.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { nothing, type Objects } from "../object-factory.ts";

/** Something of a store in the cart of a person, once for each request. */
async function cartLineOf({ db }: TestApp, owner: SignedIn) {
  const storeId = await insertReadyStore(db);
  const itemId = await insertItem(db, storeId);
  const variant = await db
    .selectFrom("marketplace.variant")
    .select("id")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("marketplace.cart_line")
    .values({
      ...{ user_id: owner.userId, variant_id: variant.id, quantity: 1, seen_cents: 14_900 },
      added_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, storeId };
}

export const cartObjects: Objects = {
  checkout: {
    async of({ db }, { userId }) {
      const storeId = await insertReadyStore(db);
      const itemId = await insertItem(db, storeId);
      return insertCheckout(db, storeId, { buyerId: userId, itemId });
    },
    missing: nothing,
  },
  cart: { of: async (_, owner) => owner.userId, missing: "nobody123456" },
  "cart line": { of: async (app, owner) => (await cartLineOf(app, owner)).id, missing: nothing },
  "store in the cart": {
    of: async (app, owner) => (await cartLineOf(app, owner)).storeId,
    missing: "STO-00000000",
  },
  "item for sale": {
    of: async ({ db }) => insertItem(db, await insertReadyStore(db)),
    missing: "ITM-00000000",
  },
};
