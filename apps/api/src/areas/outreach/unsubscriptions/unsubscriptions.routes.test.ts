import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type EmailTopic, emailTopics } from "@boab/contracts/common/consents";
import { unsubscribeCopy } from "@boab/contracts/outreach/copy";
import { createTransport, type SendMailOptions } from "nodemailer";
import { describe, expect, test, vi } from "vitest";
import {
  copyRefusals,
  giveConsent,
  isRefused,
  listConsents,
  withdrawConsent,
} from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { makeToken } from "#platform/ids/ids.ts";
import { connectMailer } from "#platform/mail/deliver.ts";
import { defineEmail } from "#platform/mail/email.ts";
import { makeSendSecretMail, sendMail } from "#platform/mail/mail.ts";
import { useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const makeEmail = () => `${randomUUID()}@people.example`;

const when = "To a reader of this test";
const audience = ["visitor" as const];
const reason = "You're getting this because you asked for it.";
const writeHello = () => ({
  heading: "Hello",
  paragraphs: ["Welcome."],
  button: { label: "Start", url: "https://boab.example/directory" },
});
const serviceEmail = defineEmail({
  kind: "test-service",
  purpose: "service",
  when,
  audience,
  reason,
  maxPerHour: 10,
  sample: {},
  subject: "Hello",
  email: writeHello,
});
const makeOptionalEmail = (topic: EmailTopic) =>
  defineEmail({
    kind: `test-${topic}`,
    purpose: "optional",
    topic,
    when,
    audience,
    reason,
    maxPerHour: 10,
    sample: {},
    subject: "Hello",
    email: writeHello,
  });

const sent: SendMailOptions[] = [];
const transport = createTransport({ jsonTransport: true });
vi.spyOn(transport, "sendMail").mockImplementation(async (mail) => void sent.push(mail));

/** What has been sent to this email, read before it goes over the wire. */
const listSent = (recipient: string) =>
  sent
    .filter(({ to }) => isDeepStrictEqual(to, { name: "", address: recipient }))
    .map(({ text, html, headers }) => ({
      text: String(text),
      html: String(html),
      headers: headers as Record<string, string> | undefined,
    }));

/** Sends it by both ways an email can take: written as it is sent, and written before. */
async function sendTwice(to: string, email: ReturnType<typeof makeOptionalEmail>) {
  const mailer = { ...connectMailer(app.db, app.config.mail), transport };
  const key = `${email.kind}:${randomUUID()}`;
  await makeSendSecretMail(mailer)({ email, key, to, makeData: async () => ({}) });
  await sendMail(mailer, { key: `${key}:queued`, to, ...email.write({}) });
  return listSent(to);
}

const readToken = ({ text }: { text: string }) =>
  /\/emails\/unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? "";
const unsubscribe = (token: string) =>
  app.call("POST", "/emails/unsubscriptions", { body: { token } });

describe("MAIL-09 an optional email", () => {
  test.each(emailTopics)(
    "about %s carries one link, in its text and its headers",
    async (topic) => {
      const to = makeEmail();
      const mails = await sendTwice(to, makeOptionalEmail(topic));
      expect(mails).toHaveLength(2);
      const [token] = new Set(mails.map(readToken));
      expect(token).toMatch(/^[\w-]{43}$/);
      for (const { html, text, headers } of mails) {
        expect(html).toContain(`http://boab.test/emails/unsubscribe?token=${token}`);
        expect(`${text}${html}`).not.toContain("{unsubscribe-url}");
        expect(headers?.["List-Unsubscribe"]).toBe(
          `<http://boab.test/emails/one-click?token=${token}>`,
        );
        expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      }
    },
  );

  test("isn't sent any more to whoever used its link, without signing in", async () => {
    const to = makeEmail();
    const [mail] = await sendTwice(to, makeOptionalEmail("saved-items"));
    const response = await unsubscribe(readToken(mail ?? { text: "" }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: unsubscribeCopy.stopped["saved-items"] });
    await sendTwice(to, makeOptionalEmail("saved-items"));
    await sendTwice(to.toUpperCase(), makeOptionalEmail("saved-items"));
    expect(listSent(to)).toHaveLength(2);
    expect((await unsubscribe(readToken(mail ?? { text: "" }))).statusCode).toBe(200);
    expect(await listConsents(app.db, to)).toHaveLength(1);
  });

  test("of another topic, and a service email, still arrive", async () => {
    const to = makeEmail();
    const [mail] = await sendTwice(to, makeOptionalEmail("saved-items"));
    await unsubscribe(readToken(mail ?? { text: "" }));
    await sendTwice(to, makeOptionalEmail("review-replies"));
    await sendTwice(to, serviceEmail);
    const mails = listSent(to);
    expect(mails).toHaveLength(6);
    const service = mails.filter(({ text }) => readToken({ text }) === "");
    expect(service).toHaveLength(2);
    for (const { headers } of service) expect(headers).toBeUndefined();
  });

  test("can't be stopped by a stranger: neither by an invented token nor by the link of their own", async () => {
    const [to, stranger] = [makeEmail(), makeEmail()];
    const [mail] = await sendTwice(stranger, makeOptionalEmail("review-replies"));
    expect((await unsubscribe(makeToken())).statusCode).toBe(404);
    expect((await unsubscribe(readToken(mail ?? { text: "" }))).statusCode).toBe(200);
    expect(await isRefused(app.db, to, "review-replies")).toBe(false);
    await sendTwice(to, makeOptionalEmail("review-replies"));
    expect(listSent(to)).toHaveLength(2);
  });

  test("isn't stopped by opening its link", async () => {
    const to = makeEmail();
    const [mail] = await sendTwice(to, makeOptionalEmail("review-replies"));
    const token = readToken(mail ?? { text: "" });
    expect((await app.call("GET", `/emails/unsubscriptions?token=${token}`)).statusCode).toBe(404);
    expect(await isRefused(app.db, to, "review-replies")).toBe(false);
  });
});

describe("MAIL-10 a consent", () => {
  const wording = "We write once a fortnight.";
  const topic = "newsletter";

  test("is given once, withdrawn, and given again: the record has each, with its words", async () => {
    const email = makeEmail();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 8, minute));
    const give = (minute: number) =>
      inTransaction(app.db, (tx) => giveConsent(tx, { email, topic, wording }, at(minute)));
    await give(1);
    await give(2);
    expect(await isRefused(app.db, email, topic)).toBe(false);
    await inTransaction(app.db, (tx) => withdrawConsent(tx, { email, topic }, at(3)));
    expect(await isRefused(app.db, email, topic)).toBe(true);
    await give(4);
    expect(await isRefused(app.db, email, topic)).toBe(false);
    expect(await listConsents(app.db, email)).toMatchObject([
      { wording, givenAt: at(1).toISOString(), withdrawnAt: at(3).toISOString() },
      { wording, givenAt: at(4).toISOString(), withdrawnAt: null },
    ]);
  });

  test("what a member stopped stays stopped at their new email", async () => {
    const [email, next] = [makeEmail(), makeEmail()];
    await inTransaction(app.db, (tx) =>
      withdrawConsent(tx, { email, topic: "saved-items" }, new Date()),
    );
    await inTransaction(app.db, (tx) => copyRefusals(tx, email, next));
    await inTransaction(app.db, (tx) => copyRefusals(tx, email, next));
    expect(await isRefused(app.db, next, "saved-items")).toBe(true);
    expect(await isRefused(app.db, next, "review-replies")).toBe(false);
  });
});

test("the confirmed subscriber of a newsletter who uses the link of an issue has left", async () => {
  const email = makeEmail();
  await app.call("POST", "/newsletter/subscribers", { body: { email } });
  await runTasks(app.services);
  const confirmation = await expectMail(email);
  const [, token = ""] = /newsletter\/confirm\?token=([\w-]+)/.exec(confirmation.text) ?? [];
  await app.call("POST", "/newsletter/confirmations", { body: { token } });
  expect(await listConsents(app.db, email)).toMatchObject([
    { topic: "newsletter", givenThrough: "form and emailed link", withdrawnAt: null },
  ]);
  const [issue] = await sendTwice(email, makeOptionalEmail("newsletter"));
  await unsubscribe(readToken(issue ?? { text: "" }));
  const subscriber = await app.db
    .selectFrom("outreach.subscriber")
    .select(["status", "leftAt"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(subscriber).toMatchObject({ status: "left", leftAt: expect.any(Date) });
  expect(await listConsents(app.db, email)).toMatchObject([
    { topic: "newsletter", withdrawnThrough: "emailed link" },
  ]);
});
