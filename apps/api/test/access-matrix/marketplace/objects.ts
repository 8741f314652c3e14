import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertStore } from "../../factories/marketplace.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownToken } from "../object-factory.ts";

const unknownStoreId = "STO-00000000";

const stores = new WeakMap<SignedIn, Promise<string>>();

/** The one store of a person, whatever the row calls it by. */
export function findOrInsertStore({ db }: TestApp, owner: SignedIn): Promise<string> {
  const storeIdPromise = stores.get(owner) ?? insertStore(db, { userId: owner.userId });
  stores.set(owner, storeIdPromise);
  return storeIdPromise;
}

export const marketplaceObjects: ObjectFactories = {
  store: { of: findOrInsertStore, missing: unknownStoreId },
  "store's owner": {
    of: async (app, owner) => {
      await findOrInsertStore(app, owner);
      return owner.userId;
    },
    missing: "nobody123456",
  },
  "store's slug": {
    of: async (app, owner) => (await findOrInsertStore(app, owner)).toLowerCase(),
    missing: "no-such-store",
  },
  "away store's slug": {
    of: async ({ db }) => (await insertStore(db, { isOnHoliday: true })).toLowerCase(),
    missing: "no-such-store",
  },
  "back notice token": { of: ({ db }) => insertBackNotice(db), missing: unknownToken },
};

async function insertBackNotice(db: TestApp["db"]): Promise<string> {
  const token = makeToken();
  const now = new Date();
  await db
    .insertInto("marketplace.backNotice")
    .values({
      storeId: await insertStore(db, { isOnHoliday: true }),
      email: `${token.slice(0, 8).toLowerCase()}@people.example`,
      askedAt: now,
      tokenHash: hashToken(token),
      tokenExpiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return token;
}
