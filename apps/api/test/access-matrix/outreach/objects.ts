import { randomBytes } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { noToken, nothing, type Objects } from "../object-factory.ts";

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

async function insertIssue({ db }: TestApp, isStarted: boolean) {
  const now = new Date();
  const { id } = await db
    .insertInto("outreach.issue")
    .values({
      subject: "Three good reads",
      intro: "For a slow Sunday.",
      created_at: now,
      updated_at: now,
      ...(isStarted && { status: "sending", started_at: now, recipients: 0 }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const outreachObjects: Objects = {
  "draft issue": { of: (app) => insertIssue(app, false), missing: nothing },
  "issue on its way": { of: (app) => insertIssue(app, true), missing: nothing },
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
};
