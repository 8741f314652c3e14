import { randomUUID } from "node:crypto";
import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { describe, expect, test } from "vitest";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { later, makeDeps } from "#test/deps.ts";
import { useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { confirmSubscription } from "./confirm-subscription.ts";

const app = useTestApp();

const makeEmail = () => `${randomUUID()}@people.example`;

const send = (email: string, changes: object = {}) =>
  app.call("POST", "/newsletter/subscribers", { body: { email, ...changes } });
const confirm = (token: string) =>
  app.call("POST", "/newsletter/confirmations", { body: { token } });
const leave = (token: string) =>
  app.call("POST", "/newsletter/unsubscriptions", { body: { token } });

const subscriber = (email: string) =>
  app.db
    .selectFrom("outreach.subscriber")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();

function readToken({ text }: CaughtMail, page: "confirm" | "unsubscribe"): string {
  const link = new RegExp(`http://boab\\.test/newsletter/${page}\\?token=([\\w-]+)`);
  const token = link.exec(text)?.[1];
  if (!token) throw new Error("no link in the email");
  return token;
}

/** Subscribes, and reads the tokens from the email. */
async function subscribeAndReadMail(email: string) {
  await send(email);
  await runTasks(app.services);
  const mail = await expectMail(email);
  return {
    mail,
    confirmToken: readToken(mail, "confirm"),
    leaveToken: readToken(mail, "unsubscribe"),
  };
}

/** Subscribes again and reads the newest email. */
async function subscribeAgain(email: string) {
  await send(email);
  await runTasks(app.services);
  const mail = (await expectMails(email, 2)).at(-1);
  if (!mail) throw new Error("unreachable: two mails were counted");
  return readToken(mail, "confirm");
}

describe("subscribing", () => {
  test("takes two steps: asking, and opening the mailed link", async () => {
    const email = makeEmail();
    const response = await send(email, { name: "Ada" });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ message: newsletterCopy.checkInbox });
    expect(await subscriber(email)).toMatchObject({
      name: "Ada",
      status: "asked",
      confirmedAt: null,
    });
    await runTasks(app.services);
    const mail = await expectMail(email);
    const token = readToken(mail, "confirm");
    expect(mail.headers["list-unsubscribe"]).toContain("/newsletter/unsubscribe?token=");

    const confirmed = await confirm(token);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toEqual({ message: newsletterCopy.confirmed });
    expect(await subscriber(email)).toMatchObject({ status: "confirmed" });
  });

  test("cannot be confirmed with anything but the mailed token", async () => {
    const email = makeEmail();
    const { confirmToken, leaveToken } = await subscribeAndReadMail(email);
    const stored = (await subscriber(email))?.confirmTokenHash;
    const wrong = [makeToken(), leaveToken, stored?.toString("base64url") ?? ""];
    for (const token of wrong) expect((await confirm(token)).statusCode).toBe(404);
    expect((await confirm(confirmToken.slice(0, -1))).statusCode).toBe(404);
    expect(await subscriber(email)).toMatchObject({ status: "asked" });
  });

  test("stores only a hash of the token", async () => {
    const email = makeEmail();
    const { confirmToken } = await subscribeAndReadMail(email);
    const row = await subscriber(email);
    expect(row?.confirmTokenHash).toEqual(hashToken(confirmToken));
    expect(JSON.stringify(row)).not.toContain(confirmToken);
  });

  test("may be confirmed twice, and stays as it was", async () => {
    const email = makeEmail();
    const { confirmToken } = await subscribeAndReadMail(email);
    await confirm(confirmToken);
    const before = await subscriber(email);
    expect((await confirm(confirmToken)).statusCode).toBe(200);
    expect(await subscriber(email)).toEqual(before);
  });

  test("is too late after seven days", async () => {
    const email = makeEmail();
    const { confirmToken } = await subscribeAndReadMail(email);
    const day = 24 * 60;
    const deps = makeDeps(app);
    const tooLate = confirmSubscription({ ...deps, clock: later(7 * day + 1) }, confirmToken);
    await expect(tooLate).rejects.toMatchObject({
      code: "not_found",
      message: newsletterCopy.linkExpired,
    });
    expect(await subscriber(email)).toMatchObject({ status: "asked" });
    await confirmSubscription({ ...deps, clock: later(7 * day - 1) }, confirmToken);
    expect(await subscriber(email)).toMatchObject({ status: "confirmed" });
  });

  test("asked for again before confirming, the newest link counts", async () => {
    const email = makeEmail();
    const { confirmToken: old } = await subscribeAndReadMail(email);
    const fresh = await subscribeAgain(email);
    expect((await confirm(old)).statusCode).toBe(404);
    expect((await confirm(fresh)).statusCode).toBe(200);
  });

  test("asked for again by a subscriber gets the same response and no second email", async () => {
    const email = makeEmail();
    const { confirmToken } = await subscribeAndReadMail(email);
    await confirm(confirmToken);
    const before = await subscriber(email);
    const again = await send(email.toUpperCase());
    expect(again.statusCode).toBe(202);
    expect(again.json()).toEqual((await send(makeEmail())).json());
    await runTasks(app.services);
    await expectMails(email, 1);
    expect(await subscriber(email)).toEqual(before);
  });

  test("asked for repeatedly sends three emails an hour, with the same response, and the last link works", async () => {
    const email = makeEmail();
    const first = await send(email);
    await runTasks(app.services);
    for (let turn = 0; turn < 4; turn++) {
      const response = await send(email);
      expect([response.statusCode, response.json()]).toEqual([first.statusCode, first.json()]);
      await runTasks(app.services);
    }
    const mails = await expectMails(email, 3);
    const tokens = mails.map((mail) => readToken(mail, "confirm"));
    const statuses = [];
    for (const token of tokens) statuses.push((await confirm(token)).statusCode);
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  test("by a bot that fills in everything gets the same response and is dropped", async () => {
    const email = makeEmail();
    const response = await send(email, { website: "https://spam.example" });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ message: newsletterCopy.checkInbox });
    expect(await subscriber(email)).toBeUndefined();
  });
});

describe("unsubscribing", () => {
  test("takes one click, even before confirming, and may be done twice", async () => {
    const email = makeEmail();
    const { confirmToken, leaveToken } = await subscribeAndReadMail(email);
    const response = await leave(leaveToken);
    expect(response.json()).toEqual({ message: newsletterCopy.left });
    const before = await subscriber(email);
    expect(before).toMatchObject({ status: "left", confirmTokenHash: null });
    expect((await leave(leaveToken)).statusCode).toBe(200);
    expect(await subscriber(email)).toEqual(before);
    expect((await confirm(confirmToken)).statusCode).toBe(404);
  });

  test("with an unknown token changes nothing", async () => {
    expect((await leave(makeToken())).statusCode).toBe(404);
  });

  test("and subscribing again is a new consent, which can be withdrawn again", async () => {
    const email = makeEmail();
    const { confirmToken, leaveToken } = await subscribeAndReadMail(email);
    await confirm(confirmToken);
    const firstConfirmedAt = (await subscriber(email))?.confirmedAt;
    await leave(leaveToken);
    const firstLeftAt = (await subscriber(email))?.leftAt;

    const fresh = await subscribeAgain(email);
    expect(await subscriber(email)).toMatchObject({
      status: "asked",
      confirmedAt: null,
      leftAt: null,
    });
    await confirm(fresh);
    const back = await subscriber(email);
    expect(back).toMatchObject({ status: "confirmed", leftAt: null });
    expect(back?.confirmedAt?.getTime()).toBeGreaterThan(firstConfirmedAt?.getTime() ?? Infinity);
    await leave(leaveToken);
    const leftAt = (await subscriber(email))?.leftAt?.getTime();
    expect(leftAt).toBeGreaterThan(firstLeftAt?.getTime() ?? Infinity);
  });
});

test.each(["", "short", "a".repeat(65), "has spaces in it, and much more"])(
  "the token %j is refused before any lookup",
  async (token) => {
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await leave(token)).statusCode).toBe(400);
  },
);
