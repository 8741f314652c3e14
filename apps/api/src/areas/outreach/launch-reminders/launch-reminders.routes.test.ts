import { randomUUID } from "node:crypto";
import type { LaunchArea } from "@boab/contracts/common/access";
import { launchReminderCopy } from "@boab/contracts/outreach/copy";
import { describe, expect, test } from "vitest";
import { listConsents } from "#platform/consent/consents.repository.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { later, makeDeps } from "#test/deps.ts";
import { useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { confirmReminder } from "./request-reminder.ts";
import { notifyAreaOpened, sweepReminders } from "./send-reminders.ts";

const app = useTestApp();
const makeEmail = () => `${randomUUID()}@people.example`;

const request = (area: LaunchArea, email: string, changes: object = {}) =>
  app.call("POST", "/launch-reminders", { body: { area, email, ...changes } });
const confirm = (token: string) =>
  app.call("POST", "/launch-reminders/confirmations", { body: { token } });

const reminder = (email: string) =>
  app.db
    .selectFrom("outreach.launchReminder")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();

function readToken({ text }: CaughtMail): string {
  const token = /http:\/\/boab\.test\/opening\/confirm\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error("no link in the email");
  return token;
}

async function requestAndReadToken(area: LaunchArea, email: string) {
  await request(area, email);
  await runTasks(app.services);
  return readToken(await expectMail(email));
}

async function requestAndConfirm(area: LaunchArea, email: string) {
  expect((await confirm(await requestAndReadToken(area, email))).statusCode).toBe(200);
}

async function changeSettingAsAdmin(key: string, value: unknown) {
  const as = await app.signIn({ adminStatus: "Admin" });
  const { data } = (await app.call("GET", "/admin/settings", { as })).json();
  const { version } = data.find((setting: { key: string }) => setting.key === key);
  const body = { value, version, reason: "Launch day." };
  const changed = await app.call("PUT", `/admin/settings/${key}`, { as, body });
  expect(changed.statusCode).toBe(200);
}

describe("X-78 asking to hear when an area opens", () => {
  test("takes two steps: asking, and opening the mailed link", async () => {
    const email = makeEmail();
    const response = await request("media", email);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({
      message: "Thanks! Check your inbox and confirm your email.",
    });
    await runTasks(app.services);
    const mail = await expectMail(email);
    expect(mail.text).toContain("when Media opens");
    expect(await reminder(email)).toMatchObject({ area: "media", confirmedAt: null });
    const confirmed = await confirm(readToken(mail));
    expect(confirmed.json()).toEqual({
      message: "You're on the list. We'll email you once, when it opens.",
    });
    expect((await reminder(email))?.confirmedAt).toBeInstanceOf(Date);
    const wording = launchReminderCopy.consent;
    const consent = { topic: "launch-reminder", subject: "media", wording, withdrawnAt: null };
    expect(await listConsents(app.db, email)).toMatchObject([consent]);
  });

  test("stores only a hash of the token, and nothing else confirms", async () => {
    const email = makeEmail();
    const token = await requestAndReadToken("media", email);
    const row = await reminder(email);
    expect(row?.confirmTokenHash).toEqual(hashToken(token));
    for (const wrong of [makeToken(), row?.confirmTokenHash?.toString("base64url") ?? ""])
      expect((await confirm(wrong)).statusCode).toBe(404);
    expect((await reminder(email))?.confirmedAt).toBeNull();
  });

  test("is too late after seven days", async () => {
    const email = makeEmail();
    const token = await requestAndReadToken("media", email);
    const tooLate = confirmReminder({ db: app.db, clock: later(7 * 24 * 60 + 1) }, token);
    await expect(tooLate).rejects.toMatchObject({
      code: "not_found",
      message: "This link is no longer valid. Please ask again.",
    });
  });

  test("asked again by somebody on the list, gets the same response and no second email", async () => {
    const email = makeEmail();
    await requestAndConfirm("media", email);
    const before = await reminder(email);
    const again = await request("media", email.toUpperCase());
    const stranger = await request("media", makeEmail());
    expect([again.statusCode, again.json()]).toEqual([stranger.statusCode, stranger.json()]);
    await runTasks(app.services);
    await expectMails(email, 1);
    expect(await reminder(email)).toEqual(before);
  });

  test("asked repeatedly sends three emails an hour, with the same response", async () => {
    const email = makeEmail();
    for (let turn = 0; turn < 5; turn++) {
      expect((await request("media", email)).statusCode).toBe(202);
      await runTasks(app.services);
    }
    await expectMails(email, 3);
  });

  test("by a bot that fills in everything gets the same response and is dropped", async () => {
    const email = makeEmail();
    const response = await request("media", email, { website: "https://spam.example" });
    expect(response.statusCode).toBe(202);
    expect(await reminder(email)).toBeUndefined();
  });

  test.each(["directory", "", "toString"])("the area %j is none", async (area) => {
    const response = await request(area as LaunchArea, makeEmail());
    expect(response.statusCode).toBe(400);
  });
});

describe("X-78 when the switch turns to public", () => {
  test("whoever confirmed gets one email and is deleted, however often the task runs", async () => {
    const email = makeEmail();
    const unconfirmed = makeEmail();
    const elsewhere = makeEmail();
    await requestAndConfirm("wellbeing", email);
    await requestAndReadToken("wellbeing", unconfirmed);
    await requestAndConfirm("marketplace", elsewhere);

    await changeSettingAsAdmin("showWellbeingLink", true);
    await runTasks(app.services);
    const [, opened] = await expectMails(email, 2);
    expect(opened?.subject).toBe("Boab Wellbeing is open");
    expect(opened?.text).toContain("http://boab.test/wellbeing");
    expect(await reminder(email)).toBeUndefined();
    expect(await listConsents(app.db, email)).toEqual([]);

    const deps = makeDeps(app);
    await Promise.all([1, 2, 3].map(() => notifyAreaOpened(deps, "wellbeing")));
    await changeSettingAsAdmin("showWellbeingLink", false);
    await changeSettingAsAdmin("showWellbeingLink", true);
    await runTasks(app.services);
    await expectMails(email, 2);
    await expectMails(unconfirmed, 1);
    await expectMails(elsewhere, 1);
    expect(await reminder(elsewhere)).toBeDefined();
  });

  test("many addresses are taken in batches, each once", async () => {
    const emails = Array.from({ length: 230 }, makeEmail);
    await app.db
      .insertInto("outreach.launchReminder")
      .values(emails.map((email) => ({ area: "media" as const, email, confirmedAt: new Date() })))
      .execute();
    const sent: string[] = [];
    const enqueueMail = async (_tx: unknown, { to }: { to: string }) => {
      sent.push(to);
    };
    const deps = { db: app.db, publicOrigin: "http://boab.test", enqueueMail };
    await Promise.all([notifyAreaOpened(deps, "media"), notifyAreaOpened(deps, "media")]);
    expect(sent.filter((to) => emails.includes(to)).sort()).toEqual([...emails].sort());
  });

  test("the hourly sweep serves those who confirm later, and deletes what nobody confirmed", async () => {
    const lateEmail = makeEmail();
    const unconfirmed = makeEmail();
    await changeSettingAsAdmin("marketplaceAccess", "public");
    await runTasks(app.services);
    await requestAndConfirm("marketplace", lateEmail);
    await request("media", unconfirmed);
    const settings = app.services.settings;
    await sweepReminders({ ...makeDeps(app), settings, clock: later(8 * 24 * 60 + 1) });
    await runTasks(app.services);
    await expectMails(lateEmail, 2);
    expect(await reminder(lateEmail)).toBeUndefined();
    expect(await reminder(unconfirmed)).toBeUndefined();
  });
});
