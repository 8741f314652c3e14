import { randomBytes } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownToken, unknownUuid } from "../object-factory.ts";

async function subscribe({ db }: TestApp) {
  const tokens = { confirm: makeToken(), unsubscribe: makeToken() };
  await db
    .insertInto("outreach.subscriber")
    .values({
      email: `${randomBytes(8).toString("hex")}@people.example`,
      status: "asked",
      confirmTokenHash: hashToken(tokens.confirm),
      confirmTokenExpiresAt: new Date(Date.now() + 60 * 60 * 1000),
      unsubscribeToken: tokens.unsubscribe,
    })
    .execute();
  return tokens;
}

async function linkToTopic({ db }: TestApp) {
  const token = makeToken();
  const email = `${randomBytes(8).toString("hex")}@people.example`;
  await db
    .insertInto("platform.unsubscribeLink")
    .values({ tokenHash: hashToken(token), email, topic: "saved-items" })
    .execute();
  return token;
}

async function requestReminder({ db }: TestApp) {
  const token = makeToken();
  await db
    .insertInto("outreach.launchReminder")
    .values({
      area: "media",
      email: `${randomBytes(8).toString("hex")}@people.example`,
      confirmTokenHash: hashToken(token),
      confirmTokenExpiresAt: new Date(Date.now() + 60 * 60 * 1000),
    })
    .execute();
  return token;
}

async function writeEnquiry({ db }: TestApp, { userId, email }: SignedIn, isHandled: boolean) {
  const { id } = await db
    .insertInto("outreach.enquiry")
    .values({
      name: "Ada Test",
      email,
      message: "Hello.",
      source: "contact",
      ...(isHandled && { handledAt: new Date(), handledBy: userId }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertIssue({ db }: TestApp, isStarted: boolean) {
  const now = new Date();
  const { id } = await db
    .insertInto("outreach.issue")
    .values({
      subject: "Three good reads",
      intro: "For a slow Sunday.",
      createdAt: now,
      updatedAt: now,
      ...(isStarted && { status: "sending", startedAt: now, recipients: 0 }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const outreachObjects: ObjectFactories = {
  "draft issue": { of: (app) => insertIssue(app, false), missing: unknownUuid },
  "issue on its way": { of: (app) => insertIssue(app, true), missing: unknownUuid },
  "open enquiry": { of: (app, owner) => writeEnquiry(app, owner, false), missing: unknownUuid },
  "handled enquiry": { of: (app, owner) => writeEnquiry(app, owner, true), missing: unknownUuid },
  "confirmation token": {
    of: async (app) => (await subscribe(app)).confirm,
    others: async (app) => (await subscribe(app)).unsubscribe,
    missing: unknownToken,
  },
  "launch reminder token": {
    of: requestReminder,
    others: async (app) => (await subscribe(app)).confirm,
    missing: unknownToken,
  },
  "email topic token": {
    of: linkToTopic,
    others: async (app) => (await subscribe(app)).unsubscribe,
    missing: unknownToken,
  },
  "unsubscribe token": {
    of: async (app) => (await subscribe(app)).unsubscribe,
    others: async (app) => (await subscribe(app)).confirm,
    missing: unknownToken,
  },
};
