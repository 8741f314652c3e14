import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { formerFields } from "@boab/contracts/common/former-names";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import { describe, expect, onTestFinished, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { expectMail, expectMails, fetchMailSource } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { inTransaction } from "../db/db.ts";
import { deleteOldMails } from "../upkeep/upkeep.ts";
import { claimSeconds, connectMailer, smtpTimeoutsMs } from "./deliver.ts";
import { renderEmail } from "./layout.ts";
import { deleteMails } from "./mail.repository.ts";
import { type Mail, mailTasks, makeEnqueueMail, sendMail, sendMailTask } from "./mail.ts";

const app = useTestApp();

const makeMail = (changes: Partial<Mail> = {}): Mail => ({
  key: randomUUID(),
  to: `${randomUUID()}@people.example`,
  subject: "Hello",
  ...renderEmail({
    heading: "Hello",
    paragraphs: ["Welcome."],
    button: { label: "Start", url: "https://boab.example/directory" },
    reason: "You asked for it.",
  }),
  maxPerHour: 10,
  ...changes,
});

const transport = createTransport("smtp://127.0.0.1:10250");
const { from, unsubscribeKey, publicOrigin } = app.config.mail;
const makeMailer = () => ({ db: app.db, transport, from, unsubscribeKey, publicOrigin });
const send = (mail: Mail) => sendMail(makeMailer(), mail);

describe("an email", () => {
  test("MAIL-02 is sent once, however often its task runs", async () => {
    const mail = makeMail();
    await send(mail);
    await send(mail);
    await send({ ...mail, subject: "Hello again" });
    expect((await expectMail(mail.to)).subject).toBe("Hello");
  });

  test("that the release before queued is read by the former names of its fields", () => {
    const { maxPerHour, ...mail } = makeMail();
    const { payload } = sendMailTask;
    const [formerMax] = formerFields.maxPerHour;
    const [formerErased] = formerFields.isErasedOnceSent;
    expect(payload.parse({ ...mail, [formerMax]: 3, [formerErased]: true })).toEqual({
      ...mail,
      maxPerHour: 3,
      isErasedOnceSent: true,
    });
    expect(payload.parse(mail)).toEqual({ ...mail, maxPerHour });
    expect(payload.safeParse({ ...mail, extra: true }).success).toBe(false);
  });

  test("is sent again when the server was down, with the same Message-ID", async () => {
    const mail = makeMail();
    const ids: unknown[] = [];
    const unreachableTransport = createTransport("smtp://127.0.0.1:1");
    unreachableTransport.use("compile", ({ data }, next) => {
      ids.push(data.messageId);
      next();
    });
    await expect(
      sendMail({ ...makeMailer(), transport: unreachableTransport }, mail),
    ).rejects.toThrow();
    await send(mail);
    const { headers } = await expectMail(mail.to);
    expect(headers["message-id"]).toMatch(/^<[\w-]{43}@boab\.example>$/);
    expect(ids).toEqual([headers["message-id"]]);
  });

  test("is left to the attempt in progress, and sent by the next one when that is gone", async () => {
    const mail = makeMail();
    const { key, to: recipient, subject } = mail;
    await app.db.insertInto("platform.mail").values({ key, recipient, subject }).execute();
    await expect(send(mail)).rejects.toThrow("still sending");
    await expectMails(mail.to, 0);
    const longAgo = new Date(Date.now() - (claimSeconds + 1) * 1000);
    await app.db
      .updateTable("platform.mail")
      .set({ claimedAt: longAgo })
      .where("key", "=", key)
      .execute();
    await Promise.allSettled([send(mail), send(mail)]);
    await expectMails(mail.to, 1);
  });

  test("to a server that hangs is abandoned before another attempt could send it again", () => {
    const { expireInSeconds } = sendMailTask;
    const longest = Object.values(smtpTimeoutsMs).reduce((sum, ms) => sum + ms, 0);
    expect(longest).toBeLessThanOrEqual(claimSeconds * 1000);
    expect(claimSeconds).toBeLessThan(expireInSeconds / 2);
  });

  test("waits no longer than that for a silent server", async () => {
    const silentServer = createServer().listen(0, "127.0.0.1");
    await once(silentServer, "listening");
    onTestFinished(() => void silentServer.close());
    const { port } = silentServer.address() as AddressInfo;
    const settings = { ...app.config.mail, smtpUrl: `smtp://127.0.0.1:${port}` };
    const [handler] = mailTasks(connectMailer(app.db, settings));
    const startedAt = performance.now();
    await expect(handler?.run(makeMail(), randomUUID())).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(claimSeconds * 1000);
  }, 60_000);

  test("MAIL-06 is forgotten after thirty days, with its recipient", async () => {
    const mail = makeMail();
    await send(mail);
    const getDateInDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const rows = () =>
      app.db.selectFrom("platform.mail").select("key").where("key", "=", mail.key).execute();
    await deleteOldMails(app.db, getDateInDays(29));
    expect(await rows()).toHaveLength(1);
    await deleteOldMails(app.db, getDateInDays(31));
    expect(await rows()).toEqual([]);
  });

  test("is forgotten in batches, however many there are", async () => {
    await sql`insert into platform.mail (key, recipient, subject, claimed_at)
      select 'old:' || n, 'ada@people.example', 'Hello', now() - interval '40 days'
      from generate_series(1, 2005) n`.execute(app.db);
    const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    expect(await inTransaction(app.db, (tx) => deleteMails(tx, monthAgo, 3))).toBe(3);
    await deleteOldMails(app.db, new Date());
    expect(await inTransaction(app.db, (tx) => deleteMails(tx, monthAgo, 3))).toBe(0);
  });

  test("MAIL-03 is enqueued with its transaction or not at all", async () => {
    const enqueueMail = makeEnqueueMail(app.services.tasks);
    const [committed, dropped] = [makeMail(), makeMail()];
    const failing = inTransaction(app.db, async (tx) => {
      await enqueueMail(tx, dropped);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await inTransaction(app.db, (tx) => enqueueMail(tx, committed));
    expect(await runTasks(app.services)).toEqual(["mail.send"]);
    await expectMails(committed.to, 1);
    await expectMails(dropped.to, 0);
  });

  test("MAIL-07 that strangers can ask for is limited, even when all are sent at once", async () => {
    const to = `${randomUUID()}@people.example`;
    const mails = Array.from({ length: 5 }, (_, turn) =>
      makeMail({ to, key: `asked-for:${to}:${turn}`, maxPerHour: 2 }),
    );
    await Promise.all(mails.map(send));
    await expectMails(to, 2);
    await send(makeMail({ to, key: `another-kind:${to}`, maxPerHour: 2 }));
    await expectMails(to, 3);
  });

  test("MAIL-01 has an HTML and a text part", async () => {
    const mail = makeMail();
    await send(mail);
    const source = await fetchMailSource(await expectMail(mail.to));
    expect(source).toMatch(/Content-Type: multipart\/alternative/);
    expect(source).toMatch(/Content-Type: text\/plain/);
    expect(source).toMatch(/Content-Type: text\/html/);
    expect(source).toContain("Content-ID: <brand-mark>");
    expect(source).toContain('src=3D"cid:brand-mark"');
  });

  test("MAIL-04 has no header that a person typed", async () => {
    const bcc = `${randomUUID()}@evil.example`;
    const hostileName = `Ada\r\nBcc: ${bcc}\r\nX-Planted: yes\r\n\r\nBody`;
    const mail = makeMail({ subject: hostileName, headers: { "List-Unsubscribe": hostileName } });
    await send(mail);
    const caught = await expectMail(mail.to);
    const headerNames = (await fetchMailSource(caught))
      .split("\r\n\r\n")[0]
      ?.match(/^[\w-]+(?=:)/gm);
    expect(headerNames).not.toContain("Bcc");
    expect(headerNames).not.toContain("X-Planted");
    expect(caught.envelope.to).toHaveLength(1);
    await expectMails(bcc, 0);
  });

  test.each([
    (victim: string) => `Ada,${victim}`,
    (victim: string) => `Ada<${victim}>`,
    (victim: string) => `Ada:${victim};`,
  ])("treats a recipient as one, never as a list", async (disguise) => {
    const victim = `${randomUUID()}@people.example`;
    await send(makeMail({ to: disguise(victim), replyTo: disguise(victim) })).catch(() => {});
    await expectMails(victim, 0);
  });
});

describe("a rendered email", () => {
  const hostile = `<img src=x onerror="alert(1)">'&`;
  const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;";
  const { html, text } = renderEmail({
    heading: `${hostile} wrote`,
    paragraphs: [hostile, "first line\nsecond line"],
    button: { label: hostile, url: `https://boab.example/?a=1&b="><script>` },
    reason: hostile,
  });

  test("MAIL-04 shows hostile names as text", () => {
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<script");
    expect(html.split(escaped)).toHaveLength(6);
    expect(html).toContain('href="https://boab.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  });

  test("MAIL-05 says the same without HTML, with the sender's postal address", () => {
    expect(text).toContain(`${hostile} wrote`);
    expect(text).toContain("first line\nsecond line");
    expect(text).toContain("Boab, PO Box 100, Footscray VIC 3011\nhelp@boab.example");
    expect(text).not.toContain("Boab, Boab");
  });

  test("breaks a heading for the eye only, and begins with what a list of emails shows", () => {
    const { html, text } = renderEmail({
      heading: "Thanks, Amara.\nYour order is in.",
      preview: "$217.15 paid.",
      paragraphs: ["Two stores are packing it."],
      button: { label: "View", url: "https://boab.example/my-account/orders" },
      reason: "You bought it.",
    });
    expect(text).toMatch(/^Thanks, Amara\. Your order is in\.\n/);
    expect(html).toContain("<title>Thanks, Amara. Your order is in.</title>");
    expect(html).toContain("Thanks, Amara.<br>Your order is in.</h1>");
    const shown = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, " ");
    expect(shown.trim()).toMatch(/^\$217\.15 paid\./);
  });
});
