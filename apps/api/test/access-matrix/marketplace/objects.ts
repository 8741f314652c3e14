import { insertStore } from "../../factories/marketplace.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import type { Objects } from "../object-factory.ts";

const noStore = "STO-00000000";

const stores = new WeakMap<SignedIn, Promise<string>>();

/** The one store of a person, whatever the row calls it by. */
function storeOf({ db }: TestApp, owner: SignedIn): Promise<string> {
  const made = stores.get(owner) ?? insertStore(db, { userId: owner.userId });
  stores.set(owner, made);
  return made;
}

export const marketplaceObjects: Objects = {
  store: { of: storeOf, missing: noStore },
  "store's owner": {
    of: async (app, owner) => {
      await storeOf(app, owner);
      return owner.userId;
    },
    missing: "nobody123456",
  },
  "store's slug": {
    of: async (app, owner) => (await storeOf(app, owner)).toLowerCase(),
    missing: "no-such-store",
  },
};
