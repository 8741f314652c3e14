import { randomUUID } from "node:crypto";
import type { Issue } from "@boab/contracts/outreach/issues";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeToken } from "#platform/ids/ids.ts";
import type { SecretMail } from "#platform/mail/mail.ts";
import { makeDeps } from "#test/deps.ts";
import { insertArticle } from "#test/factories/magazine.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { batchSize } from "./change-issue.ts";
import { takeBatch } from "./recipients.repository.ts";
import { sendBatch } from "./send-batch.ts";

const app = useTestApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});
beforeEach(() => sql`truncate outreach.issue, outreach.subscriber cascade`.execute(app.db));

const path = (id: string, action = "") => `/admin/newsletter/issues/${id}${action && `/${action}`}`;
const changeIssue = async (id: string, deed: string, body?: object) =>
  app.call("POST", path(id, deed), { as: admin, ...(body && { body }) });
const read = async (id: string) => (await app.call("GET", path(id), { as: admin })).json() as Issue;

async function subscribe(status: "asked" | "confirmed" | "left" = "confirmed") {
  const email = `${randomUUID()}@people.example`;
  const token = makeToken();
  const { id } = await app.db
    .insertInto("outreach.subscriber")
    .values({
      email,
      status,
      unsubscribeToken: token,
      confirmedAt: status === "asked" ? null : new Date(Date.now() - 60_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

async function draft(changes: object = {}) {
  const article = await insertArticle(app.db, { title: `Reads well ${randomUUID()}` });
  const body = {
    subject: "Three good reads",
    intro: "Hello there.",
    articleIds: [article.id],
    ...changes,
  };
  const response = await app.call("POST", "/admin/newsletter/issues", { as: admin, body });
  expect(response.statusCode, response.body).toBe(201);
  return { issue: response.json() as Issue, article };
}

const send = async (id: string) => {
  const response = await changeIssue(id, "send", { version: (await read(id)).version });
  expect(response.statusCode, response.body).toBe(200);
};

const leave = (token: string) =>
  app.call("POST", "/newsletter/unsubscriptions", { body: { token } });

describe("F-MAG-04 an issue", () => {
  test("reaches every confirmed subscriber once, and nobody else", async () => {
    const readers = [await subscribe(), await subscribe()];
    const otherSubscribers = [await subscribe("asked"), await subscribe("left")];
    const { issue, article } = await draft();
    expect(issue).toMatchObject({ status: "draft", recipients: 2, sent: 0 });
    await send(issue.id);
    await runTasks(app.services);
    for (const { email } of readers) {
      const mail = await expectMail(email);
      expect(mail.subject).toBe("Three good reads");
      expect(mail.text).toContain(`http://boab.test/Wellbeing/${article.slug}`);
      const [, token = ""] = /\/emails\/unsubscribe\?token=([\w-]+)/.exec(mail.text) ?? [];
      expect(mail.headers["list-unsubscribe"]).toContain(`/emails/one-click?token=${token}>`);
      expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    }
    for (const { email } of otherSubscribers) await expectMails(email, 0);
    expect(await read(issue.id)).toMatchObject({ status: "sent", recipients: 2, sent: 2, left: 0 });
  });

  test("is not sent to whoever unsubscribes after sending began, even within a batch", async () => {
    const [stays, leaves] = [await subscribe(), await subscribe()];
    const { issue } = await draft();
    await send(issue.id);
    await leave(leaves.token);
    await runTasks(app.services);
    await expectMail(stays.email);
    await expectMails(leaves.email, 0);
    expect(await read(issue.id)).toMatchObject({ status: "sent", sent: 1, left: 1 });
  });

  test("is not sent to whoever subscribes after sending began", async () => {
    await subscribe();
    const { issue } = await draft();
    await send(issue.id);
    const late = await subscribe();
    await sql`update outreach.subscriber set confirmed_at = now() + interval '1 minute' where id = ${late.id}`.execute(
      app.db,
    );
    await runTasks(app.services);
    await expectMails(late.email, 0);
    expect((await read(issue.id)).recipients).toBe(1);
  });

  test("is sent once to each, however often a batch runs", async () => {
    const reader = await subscribe();
    const { issue } = await draft();
    await send(issue.id);
    const batch = { issueId: issue.id, batch: 1 };
    await sendBatch(makeDeps(app), batch);
    // As if the worker had died after sending and before recording it.
    await sql`update outreach.issue_recipient set status = 'waiting'`.execute(app.db);
    await sql`update outreach.issue set status = 'sending', finished_at = null`.execute(app.db);
    await sendBatch(makeDeps(app), batch);
    await sendBatch(makeDeps(app), batch);
    await expectMails(reader.email, 1);
    expect((await read(issue.id)).status).toBe("sent");
  });

  class NoSuchMailbox extends Error {
    code = "EENVELOPE";
    responseCode = 550;
  }

  /** A mail server that refuses these addresses for good. */
  const makeRefusingDeps = (refusedEmails: string[]) => ({
    ...makeDeps(app),
    async sendSecretMail<Data>(mail: SecretMail<Data>) {
      if (refusedEmails.includes(mail.to)) throw new NoSuchMailbox("no such mailbox");
      await makeDeps(app).sendSecretMail(mail);
    },
  });

  test("goes on past an address that the mail server refuses for good", async () => {
    const [reader, gone] = [await subscribe(), await subscribe()];
    const { issue } = await draft();
    await send(issue.id);
    await sendBatch(makeRefusingDeps([gone.email]), { issueId: issue.id, batch: 1 });
    await expectMails(reader.email, 1);
    expect(await read(issue.id)).toMatchObject({ status: "sent", sent: 1, refused: 1 });
  });

  test("waits for a mail server that refuses everybody", async () => {
    const readers: string[] = [];
    for (let count = 0; count < 10; count++) readers.push((await subscribe()).email);
    const { issue } = await draft();
    await send(issue.id);
    const batch = { issueId: issue.id, batch: 1 };
    await expect(sendBatch(makeRefusingDeps(readers), batch)).rejects.toThrow(
      /refused every address/,
    );
    expect(await read(issue.id)).toMatchObject({ status: "sending", sent: 0, refused: 0 });
  });

  test("stops while it is paused, and goes on where it stopped", async () => {
    const readers = [await subscribe(), await subscribe()];
    const { issue } = await draft();
    await send(issue.id);
    expect((await changeIssue(issue.id, "pause")).json().status).toBe("paused");
    await runTasks(app.services);
    for (const { email } of readers) await expectMails(email, 0);
    expect((await changeIssue(issue.id, "pause")).statusCode).toBe(409);
    expect((await changeIssue(issue.id, "resume")).json().status).toBe("sending");
    await runTasks(app.services);
    for (const { email } of readers) await expectMails(email, 1);
    expect((await read(issue.id)).status).toBe("sent");
  });

  test("is finished at once where nobody has subscribed", async () => {
    const { issue } = await draft();
    await send(issue.id);
    await runTasks(app.services);
    expect(await read(issue.id)).toMatchObject({ status: "sent", recipients: 0, sent: 0 });
  });

  test("leaves out an article that was withdrawn after it was chosen", async () => {
    const reader = await subscribe();
    const { issue, article } = await draft();
    await sql`update magazine.article set withdrawn_at = now() where id = ${article.id}`.execute(
      app.db,
    );
    await send(issue.id);
    await runTasks(app.services);
    expect((await expectMail(reader.email)).text).not.toContain(article.slug);
  });

  test("is taken in batches in which nobody is twice, whoever takes them", async () => {
    const count = batchSize * 2 + 7;
    await sql`insert into outreach.subscriber (email, status, unsubscribe_token, confirmed_at)
      select 'many' || n || '@people.example', 'confirmed', md5(n::text) || md5(n::text), now() - interval '1 hour'
      from generate_series(1, ${count}) as n`.execute(app.db);
    const { issue } = await draft();
    await send(issue.id);
    const take = () => inTransaction(app.db, (tx) => takeBatch(tx, issue.id, 20));
    await Promise.all(Array.from({ length: 8 }, take));
    const { rows } = await sql<{ taken: number }>`
      select count(*)::int as taken from outreach.issue_recipient where issue_id = ${issue.id}`.execute(
      app.db,
    );
    expect(rows).toEqual([{ taken: count }]);
  });
});

describe("writing an issue", () => {
  test("a test goes to the admin who asks, and to nobody else", async () => {
    const reader = await subscribe();
    const { issue } = await draft();
    const response = await changeIssue(issue.id, "test");
    expect(response.json()).toEqual({ email: admin.email });
    await runTasks(app.services);
    expect((await expectMail(admin.email)).text).toContain("Hello there.");
    await expectMails(reader.email, 0);
    expect(await read(issue.id)).toMatchObject({ status: "draft", sent: 0 });
  });

  test("only a draft changes, and only as it was read", async () => {
    const { issue } = await draft();
    const change = (changes: object) =>
      app.call("PUT", path(issue.id), {
        as: admin,
        body: { subject: "New", intro: "Hi.", articleIds: [], version: 1, ...changes },
      });
    expect((await change({})).json()).toMatchObject({ subject: "New", version: 2 });
    expect((await change({})).statusCode).toBe(409);
    expect((await changeIssue(issue.id, "send", { version: 1 })).statusCode).toBe(409);
    await send(issue.id);
    expect((await change({ version: 2 })).statusCode).toBe(409);
    expect((await app.call("DELETE", path(issue.id), { as: admin })).statusCode).toBe(409);
    expect((await changeIssue(issue.id, "send", { version: 2 })).statusCode).toBe(409);
  });

  test("an article that is not published can't be chosen", async () => {
    const later = await insertArticle(app.db, {
      title: "Later",
      publishAt: new Date(Date.now() + 60_000),
    });
    for (const id of [later.id, randomUUID()]) {
      const body = { subject: "New", intro: "Hi.", articleIds: [id] };
      const response = await app.call("POST", "/admin/newsletter/issues", { as: admin, body });
      expect(response.json()).toMatchObject({
        code: "bad_request",
        fields: { articleIds: expect.any(String) },
      });
    }
  });

  test("every act is in the audit log", async () => {
    const { issue } = await draft();
    await send(issue.id);
    await changeIssue(issue.id, "pause");
    await changeIssue(issue.id, "resume");
    const { rows } = await sql<{ act: string }>`
      select act from platform.audit_entry where object_id = ${issue.id} order by at, id`.execute(
      app.db,
    );
    expect(rows.map(({ act: deed }) => deed)).toEqual([
      "create newsletter issue",
      "send newsletter issue",
      "pause newsletter issue",
      "resume newsletter issue",
    ]);
  });
});
