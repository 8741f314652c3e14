import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertStore } from "../../factories/marketplace.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { noToken, type Objects } from "../object-factory.ts";

const noStore = "STO-00000000";

const stores = new WeakMap<SignedIn, Promise<string>>();

/** The one store of a person, whatever the row calls it by. */
export function storeOf({ db }: TestApp, owner: SignedIn): Promise<string> {
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
  "away store's slug": {
    of: async ({ db }) => (await insertStore(db, { isOnHoliday: true })).toLowerCase(),
    missing: "no-such-store",
  },
  "back notice token": { of: ({ db }) => insertBackNotice(db), missing: noToken },
};

async function insertBackNotice(db: TestApp["db"]): Promise<string> {
  const token = makeToken();
  const now = new Date();
  await db
    .insertInto("marketplace.back_notice")
    .values({
      store_id: await insertStore(db, { isOnHoliday: true }),
      email: `${token.slice(0, 8).toLowerCase()}@people.example`,
      asked_at: now,
      token_hash: hashToken(token),
      token_expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return token;
}
