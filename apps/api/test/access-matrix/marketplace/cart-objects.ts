import { insertCheckout } from "../../factories/checkouts.ts";
import { insertItem } from "../../factories/items.ts";
import { insertReadyStore } from "../../factories/ready-store.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

/** Something of a store in the cart of a person, once for each request. */
async function insertCartLineFor({ db }: TestApp, owner: SignedIn) {
  const storeId = await insertReadyStore(db);
  const itemId = await insertItem(db, storeId);
  const variant = await db
    .selectFrom("marketplace.variant")
    .select("id")
    .where("itemId", "=", itemId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("marketplace.cartLine")
    .values({
      userId: owner.userId,
      variantId: variant.id,
      quantity: 1,
      seenCents: 14_900,
      addedAt: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, storeId };
}

export const cartObjects: ObjectFactories = {
  checkout: {
    async of({ db }, { userId }) {
      const storeId = await insertReadyStore(db);
      const itemId = await insertItem(db, storeId);
      return insertCheckout(db, storeId, { buyerId: userId, itemId });
    },
    missing: unknownUuid,
  },
  cart: { of: async (_, owner) => owner.userId, missing: "nobody123456" },
  "cart line": {
    of: async (app, owner) => (await insertCartLineFor(app, owner)).id,
    missing: unknownUuid,
  },
  "store in the cart": {
    of: async (app, owner) => (await insertCartLineFor(app, owner)).storeId,
    missing: "STO-00000000",
  },
  "item for sale": {
    of: async ({ db }) => insertItem(db, await insertReadyStore(db)),
    missing: "ITM-00000000",
  },
};
