import { randomUUID } from "node:crypto";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import { expect, test } from "vitest";
import { listConsents } from "#platform/consent/consents.repository.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { endHolidays } from "./end-holidays.ts";

const app = useTestApp();
const makeEmail = () => `${randomUUID()}@people.example`;

const ask = (storeId: string, email: string, changes: object = {}) =>
  app.call("POST", `/marketplace/stores/${storeId.toLowerCase()}/back-notices`, {
    body: { email, ...changes },
  });

/** Asks, opens the emailed link, and is told to wait. */
async function askAndConfirm(storeId: string, email: string) {
  expect((await ask(storeId, email)).statusCode).toBe(202);
  await runTasks(app.services);
  const { text } = await expectMail(email);
  const token = /token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  const response = await app.call("POST", "/marketplace/back-notices/confirmations", {
    body: { token },
  });
  expect(response.json()).toEqual({ message: storeCopy.backConfirmed });
  return text;
}

const end = (now: Date) => endHolidays({ db: app.db, clock: () => now, tasks: app.services.tasks });

test("a store on holiday says so, and nothing can be bought", async () => {
  const owner = await app.signIn({ merchantStatus: "Approved" });
  const id = await insertStore(app.db, { userId: owner.userId });
  const holiday = { isOn: true, message: "In Kumasi buying cloth.", backOn: "2027-01-11" };
  const saved = await app.call("PATCH", `/Store-info/update-store/${id}`, {
    as: owner,
    body: { holiday },
  });
  expect(saved.statusCode).toBe(200);
  const seen = (await app.call("GET", `/marketplace/stores/${id.toLowerCase()}`)).json();
  expect(seen).toMatchObject({
    isOpen: false,
    holiday: { message: holiday.message, backOn: "2027-01-11" },
  });
});

test("whoever asked reads the seller's message, and once they confirmed is told once when the store is back", async () => {
  const owner = await app.signIn({ merchantStatus: "Approved" });
  const message = "In Kumasi buying cloth.";
  const id = await insertStore(app.db, {
    userId: owner.userId,
    isOnHoliday: true,
    holidayMessage: message,
  });
  const [email, unconfirmed] = [makeEmail(), makeEmail()];
  expect(await askAndConfirm(id, email)).toContain(message);
  const consents = await listConsents(app.db, email);
  expect(consents).toMatchObject([{ topic: "store-reopening", subject: id, withdrawnAt: null }]);
  expect(consents[0]?.wording).toBe(storeCopy.backConsent);
  await ask(id, unconfirmed);
  const holidayOverBody = { holiday: { isOn: false, message: "", backOn: null } };
  await app.call("PATCH", `/Store-info/update-store/${id}`, { as: owner, body: holidayOverBody });
  await runTasks(app.services);
  expect((await expectMails(email, 2)).at(-1)?.subject).toContain("is back");
  await expectMails(unconfirmed, 0);
  const left = await app.db
    .selectFrom("marketplace.backNotice")
    .select("id")
    .where("storeId", "=", id)
    .execute();
  expect(left).toEqual([]);
  expect(await listConsents(app.db, email)).toEqual([]);
});

test("the store opens by itself on the day, in Sydney, and not a day before", async () => {
  const id = await insertStore(app.db, { isOnHoliday: true, backOn: "2027-01-11" });
  const isAway = async () =>
    (await app.call("GET", `/Store-info/store/${id}`)).json().holiday !== null;
  await end(new Date("2027-01-10T12:59:00Z"));
  expect(await isAway()).toBe(true);
  await end(new Date("2027-01-10T13:01:00Z"));
  expect(await isAway()).toBe(false);
});

test("the answer is the same for every address, and bots and open stores get nothing", async () => {
  const id = await insertStore(app.db, { isOnHoliday: true });
  const email = makeEmail();
  const answers = [await ask(id, email), await ask(id, email), await ask(id, makeEmail())];
  for (const answer of answers) expect(answer.json()).toEqual({ message: storeCopy.backAsked });
  const botEmail = makeEmail();
  expect((await ask(id, botEmail, { website: "https://spam.example" })).statusCode).toBe(202);
  const rows = await app.db
    .selectFrom("marketplace.backNotice")
    .select("email")
    .where("email", "=", botEmail)
    .execute();
  expect(rows).toEqual([]);
  const open = await insertStore(app.db);
  expect((await ask(open, email)).json()).toMatchObject({ code: "store_not_away" });
  const wrong = await app.call("POST", "/marketplace/back-notices/confirmations", {
    body: { token: "t".repeat(32) },
  });
  expect(wrong.json()).toMatchObject({ error: storeCopy.backLinkExpired });
});
