import { randomBytes, randomUUID } from "node:crypto";
import type { settingKeys } from "@boab/contracts/admin/settings";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { rewriteToken } from "../emulator.ts";
import { grantStatuses } from "../factories/accounts.ts";
import type { SignedIn, TestApp } from "../harness.ts";
import { directoryObjects } from "./directory-objects.ts";
import { noToken, nothing, type ObjectFactory } from "./object-factory.ts";

async function subscribe({ db }: TestApp) {
  const tokens = { confirm: makeToken(), unsubscribe: makeToken() };
  await db
    .insertInto("outreach.subscriber")
    .values({
      email: `${randomBytes(8).toString("hex")}@people.example`,
      status: "asked",
      confirm_token_hash: hashToken(tokens.confirm),
      confirm_token_expires_at: new Date(Date.now() + 60 * 60 * 1000),
      unsubscribe_token: tokens.unsubscribe,
    })
    .execute();
  return tokens;
}

async function writeEnquiry({ db }: TestApp, { userId, email }: SignedIn, isHandled: boolean) {
  const { id } = await db
    .insertInto("outreach.enquiry")
    .values({
      name: "Ada Test",
      email,
      message: "Hello.",
      source: "contact",
      ...(isHandled && { handled_at: new Date(), handled_by: userId }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An uploaded file; a ready one has its renditions planned, as the worker leaves it. */
async function sendPhoto({ db }: TestApp, { userId }: SignedIn, status: "issued" | "ready") {
  const folder = `public/UserImages/${userId}`;
  const keys = ["sm", "md", "lg"].flatMap((label) => [
    { label, contentType: "image/webp", key: `${folder}/${label}_a1.webp`, width: 64, height: 64 },
    { label, contentType: "image/jpeg", key: `${folder}/${label}_a1.jpg`, width: 64, height: 64 },
  ]);
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      owner_id: userId,
      purpose: "profile-photo",
      target_id: userId,
      status,
      declared_type: "image/png",
      declared_size: 1000,
      quarantine_key: `quarantine/${randomUUID()}`,
      keys: JSON.stringify(status === "ready" ? keys : []),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const profile: ObjectFactory = {
  of: async (_app, { userId }) => userId,
  missing: "nobody123456",
};

/** A new area adds its objects here, and every role gets its own. */
export const objects = {
  profile,
  "banned profile": {
    ...profile,
    async others(app) {
      const { userId } = await app.signIn();
      await grantStatuses(app.db, userId, { userStatus: "Banned" });
      return userId;
    },
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
    missing: noToken,
  },
  "access request": {
    async of({ db }, { userId }) {
      const { id } = await db
        .insertInto("accounts.access_request")
        .values({ user_id: userId, access_type: "directory", reason: "Please." })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    missing: nothing,
  },
  upload: { of: (app, owner) => sendPhoto(app, owner, "issued"), missing: nothing },
  "ready photo": { of: (app, owner) => sendPhoto(app, owner, "ready"), missing: nothing },
  "open enquiry": { of: (app, owner) => writeEnquiry(app, owner, false), missing: nothing },
  "handled enquiry": { of: (app, owner) => writeEnquiry(app, owner, true), missing: nothing },
  "confirmation token": {
    of: async (app) => (await subscribe(app)).confirm,
    others: async (app) => (await subscribe(app)).unsubscribe,
    missing: noToken,
  },
  "unsubscribe token": {
    of: async (app) => (await subscribe(app)).unsubscribe,
    others: async (app) => (await subscribe(app)).confirm,
    missing: noToken,
  },
  ...directoryObjects,
  setting: {
    of: async () => "showWellbeingLink" satisfies (typeof settingKeys)[number],
    missing: "noSuchSetting",
  },
} satisfies Record<string, ObjectFactory>;

export type ObjectKind = keyof typeof objects;

export const factoryOf = (kind: ObjectKind): ObjectFactory => objects[kind];
