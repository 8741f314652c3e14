import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeRandomIp, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { insertEnquiry } from "./enquiries.repository.ts";

const team = `${randomUUID()}@team.example`;
const app = useTestApp({ ENQUIRIES_TO: team });

const makeEnquiry = (changes: object = {}) => ({
  name: "Ada Nwosu",
  email: `${randomUUID()}@people.example`,
  business: "Ada's Kitchen",
  message: "How do I list my business?\nThanks!",
  ...changes,
});

const send = (body: object, headers: Record<string, string> = {}, ip = makeRandomIp()) =>
  app.call("POST", "/app/enquiries", { body, headers, ip });

const listStoredEnquiries = (email: string) =>
  app.db.selectFrom("outreach.enquiry").selectAll().where("email", "=", email).execute();

/** The team has one mailbox; the Reply-To tells which email came from this person's enquiry. */
const matchReplyTo = (email: string) => (mail: CaughtMail) => mail.headers["reply-to"] === email;

describe("an enquiry", () => {
  test("ENQ-02 POST /app/enquiries is stored and mailed to the team, who can reply to the person", async () => {
    const enquiry = makeEnquiry();
    const response = await send(enquiry);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: "Your message has been sent!" });
    expect(await listStoredEnquiries(enquiry.email)).toMatchObject([
      { ...enquiry, source: "contact" },
    ]);
    expect(await runTasks(app.services)).toEqual(["mail.send"]);
    const mail = await expectMail(matchReplyTo(enquiry.email));
    expect(mail.envelope.to).toMatchObject([{ address: team }]);
    expect(mail.headers.from).toContain("help@boab.example");
    expect(mail.subject).toBe("Message from Ada Nwosu");
    expect(mail.text).toContain(`${enquiry.email}, Ada's Kitchen`);
    expect(mail.text).toContain("How do I list my business?\nThanks!");
  });

  test("ENQ-05 can be sent by visitors, and by members", async () => {
    const ada = await app.signIn();
    for (const as of [undefined, ada]) {
      const enquiry = makeEnquiry({ source: "marketplace" });
      const response = await app.call("POST", "/app/enquiries", {
        body: enquiry,
        ...(as && { as }),
      });
      expect(response.statusCode).toBe(201);
      expect(await listStoredEnquiries(enquiry.email)).toMatchObject([{ source: "marketplace" }]);
    }
  });

  test.each<[string, object, string | null]>([
    ["everything", {}, null],
    ["no business", { business: undefined }, null],
    ["an empty business", { business: "" }, null],
    ["no name", { name: undefined }, "name"],
    ["an empty name", { name: "" }, "name"],
    ["a name of spaces", { name: "   " }, "name"],
    ["a name over two lines", { name: "Ada\r\nBcc: eve@evil.example" }, "name"],
    ["a name without end", { name: "a".repeat(121) }, "name"],
    ["no address", { email: undefined }, "email"],
    ["half an address", { email: "ada@people" }, "email"],
    ["an address over two lines", { email: "ada@people.example\r\nBcc: e@e.example" }, "email"],
    ["no message", { message: undefined }, "message"],
    ["an empty message", { message: "" }, "message"],
    ["a message of spaces", { message: " \n " }, "message"],
    ["a message without end", { message: "a".repeat(4001) }, "message"],
    ["a business over two lines", { business: "a\nb" }, "business"],
    ["an unknown form", { source: "elsewhere" }, "source"],
  ])(
    "ENQ-01 name, email and message are required, business is not: %s",
    async (_what, changes, wrong) => {
      const response = await send(makeEnquiry(changes));
      expect(response.statusCode).toBe(wrong ? 400 : 201);
      if (wrong) expect(Object.keys(response.json().fields)).toEqual([wrong]);
    },
  );

  test("from a bot that fills in everything gets the same response and is dropped", async () => {
    const botEnquiry = makeEnquiry({ website: "https://spam.example" });
    const [person, dropped] = [await send(makeEnquiry()), await send(botEnquiry)];
    expect(dropped.statusCode).toBe(person.statusCode);
    expect(dropped.json()).toEqual(person.json());
    expect(await listStoredEnquiries(botEnquiry.email)).toEqual([]);
    await runTasks(app.services);
    await expectMails(matchReplyTo(botEnquiry.email), 0);
  });

  test("sent twice with one key is stored and mailed once", async () => {
    const enquiry = makeEnquiry();
    const [key, ip] = [{ "idempotency-key": randomUUID() }, makeRandomIp()];
    const [first, second] = [await send(enquiry, key, ip), await send(enquiry, key, ip)];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await listStoredEnquiries(enquiry.email)).toHaveLength(1);
    await runTasks(app.services);
    await expectMails(matchReplyTo(enquiry.email), 1);
    const other = await send({ ...enquiry, message: "Another" }, key, ip);
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe("idempotency_key_reused");
    expect((await send(enquiry, key, makeRandomIp())).json()).toEqual(first.json());
    expect(await listStoredEnquiries(enquiry.email)).toHaveLength(1);
  });

  test("with a key that a stranger has used too is an enquiry of its own", async () => {
    const [mine, theirs] = [makeEnquiry(), makeEnquiry()];
    await send(theirs, { "idempotency-key": "1" });
    expect((await send(mine, { "idempotency-key": "1" })).statusCode).toBe(201);
    expect(await listStoredEnquiries(mine.email)).toHaveLength(1);
  });

  test("waiting for its own result doesn't count as another attempt", async () => {
    const [enquiry, ip] = [makeEnquiry(), makeRandomIp()];
    const key = { "idempotency-key": randomUUID() };
    const lock = `visitor POST /app/enquiries ${key["idempotency-key"]}`;
    await inTransaction(app.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
      for (let turn = 0; turn < 8; turn++)
        expect((await send(enquiry, key, ip)).json().code).toBe("request_in_flight");
    });
    expect((await send(enquiry, key, ip)).statusCode).toBe(201);
  });

  test.each(["", "k".repeat(256)])("with a key of the wrong length is refused", async (key) => {
    const enquiry = makeEnquiry();
    const response = await send(enquiry, { "idempotency-key": key });
    expect(response.statusCode).toBe(400);
    expect(await listStoredEnquiries(enquiry.email)).toEqual([]);
  });

  test("may be sent five times an hour", async () => {
    const ip = makeRandomIp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++)
      statuses.push((await send(makeEnquiry(), {}, ip)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

test("a hostile enquiry reaches the team as text", async () => {
  const name = '<b onmouseover="alert(1)">Ada';
  const enquiry = makeEnquiry({ name, message: "<script>alert(1)</script>" });
  await send(enquiry);
  await runTasks(app.services);
  const { html, subject } = await expectMail(matchReplyTo(enquiry.email));
  expect(subject).toBe(`Message from ${name}`);
  expect(html).not.toMatch(/<b |<script/);
  expect(html).toContain("&lt;script&gt;");
});

test("a write without a transaction does not compile", () => {
  const enquiry = { ...makeEnquiry(), source: "contact" as const };
  // @ts-expect-error A plain connection could store the message and lose the email.
  const write = () => insertEnquiry(app.db, enquiry);
  expect(write).toBeTypeOf("function");
});
