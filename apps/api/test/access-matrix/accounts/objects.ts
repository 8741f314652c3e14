import { rewriteToken } from "../../emulator.ts";
import { grantStatuses } from "../../factories/accounts.ts";
import { insertContact, insertContactLink } from "../../factories/contacts.ts";
import {
  type ObjectFactories,
  type ObjectFactory,
  unknownToken,
  unknownUuid,
} from "../object-factory.ts";

const profile: ObjectFactory = {
  of: async (_app, { userId }) => userId,
  missing: "nobody123456",
};

export const accountsObjects: ObjectFactories = {
  profile,
  "banned profile": {
    ...profile,
    async others(app) {
      const { userId } = await app.signIn();
      await grantStatuses(app.db, userId, { userStatus: "Banned" });
      return userId;
    },
  },
  "contact link": {
    of: async ({ db }) => insertContactLink(db, await insertContact(db), "link"),
    others: async ({ db }) => insertContactLink(db, await insertContact(db), "session"),
    missing: unknownToken,
  },
  "contact session": {
    of: async ({ db }) => insertContactLink(db, await insertContact(db), "session"),
    others: async ({ db }) => insertContactLink(db, await insertContact(db), "link"),
    missing: unknownToken,
  },
  handle: {
    async of({ db }, { userId }) {
      const { username } = await db
        .selectFrom("accounts.profile")
        .select("username")
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      return username;
    },
    missing: "nobody.here",
  },
  "id token": {
    of: (app, owner) => app.idTokenFor(owner),
    others: async (app, owner) => rewriteToken(await app.idTokenFor(owner), { aud: "another-app" }),
    missing: unknownToken,
  },
  "access request": {
    async of({ db }, { userId }) {
      const { id } = await db
        .insertInto("accounts.accessRequest")
        .values({ userId, accessType: "directory", reason: "Please." })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    missing: unknownUuid,
  },
};
