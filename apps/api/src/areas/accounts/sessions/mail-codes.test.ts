import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { openEmailChangeLink } from "#test/email-links.ts";
import { enableEmailPrivacy, resetPassword, signInForToken, verifyEmail } from "#test/emulator.ts";
import { makePerson, testPassword, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { sendVerification } from "./mail-codes.ts";

const app = useTestApp();
const { projectId } = app.config.identity;
beforeAll(() => enableEmailPrivacy(projectId));

const requestReset = (email: string) =>
  app.call("POST", "/session/password-reset", { body: { email } });

/** The code in the email's link to one of our own pages. */
function readMailedCode({ text, html }: CaughtMail, page: string): string {
  const linkPattern = new RegExp(`http://boab\\.test${page}\\?oobCode=([\\w%-]+)`);
  expect(html).toMatch(linkPattern);
  const code = linkPattern.exec(text)?.[1];
  if (!code) throw new Error("no link in the email");
  return decodeURIComponent(code);
}

test("registering sends an email to confirm the address, unless the provider has proven it", async () => {
  const person = { ...makePerson(), emailVerified: false };
  await app.signInAs(person);
  const verifiedPerson = makePerson();
  await app.signInAs(verifiedPerson);
  await runTasks(app.services);
  const mail = await expectMail(person.email);
  expect(mail.subject).toBe("Confirm your email for Boab");
  expect(mail.text).toContain(
    "You'll need it confirmed to write reviews, invite editors and sell.",
  );
  await expectMails(person.email, 1);
  await expectMails(verifiedPerson.email, 0);
});

describe("a password reset", () => {
  test("responds the same for known and unknown emails, and only writes to the known one", async () => {
    const person = makePerson();
    await app.idTokenFor(person);
    const unknownEmail = `${randomUUID()}@people.example`;
    const [known, unknown] = [await requestReset(person.email), await requestReset(unknownEmail)];
    expect(known.statusCode).toBe(202);
    expect(unknown.statusCode).toBe(202);
    expect(known.json()).toEqual(unknown.json());
    expect(known.json().message).toBe("If that email has an account, a reset link is on its way.");
    const taskName = "accounts.mail-password-reset";
    expect(await runTasks(app.services)).toEqual([taskName, taskName]);
    await expectMails(person.email, 1);
    await expectMails(unknownEmail, 0);
  });

  test("leads to a new password that works, and the old one stops working", async () => {
    const person = makePerson();
    await app.idTokenFor(person);
    await requestReset(person.email.toUpperCase());
    await runTasks(app.services);
    const mail = await expectMail(person.email);
    expect(mail.subject).toBe("Reset your Boab password");
    await resetPassword(
      projectId,
      readMailedCode(mail, "/account/reset-password"),
      "Another-pass-2026",
    );
    const idToken = await signInForToken(projectId, person.email, "Another-pass-2026");
    expect((await app.call("POST", "/session", { body: { idToken } })).statusCode).toBe(200);
    await expect(signInForToken(projectId, person.email, testPassword)).rejects.toThrow();
  });

  test("is mailed at most three times an hour, however many ask, and the response is always the same", async () => {
    const person = makePerson();
    await app.idTokenFor(person);
    const other = makePerson();
    await app.idTokenFor(other);
    const responses = [];
    for (let turn = 0; turn < 6; turn++) responses.push(await requestReset(person.email));
    await requestReset(other.email);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.every(({ statusCode }) => statusCode === 202)).toBe(true);
    await runTasks(app.services);
    await expectMails(person.email, 3);
    await expectMails(other.email, 1);
  });

  test("works for a very long email", async () => {
    const email = `${randomUUID()}@${"long-name.".repeat(18)}example`;
    await app.idTokenFor({ ...makePerson(), email });
    await requestReset(email);
    expect(await runTasks(app.services)).toEqual(["accounts.mail-password-reset"]);
    await expectMails(email, 1);
  });

  test("for an email no provider would accept leaves no task that keeps failing", async () => {
    await requestReset('a"b(c)@x.y');
    expect(await runTasks(app.services)).toEqual(["accounts.mail-password-reset"]);
  });
});

describe("verifying an email", () => {
  test("mails the caller a link; after that the next sign-in counts as verified", async () => {
    const person = { ...makePerson(), emailVerified: false };
    const ada = await app.signInAs(person);
    const response = await app.call("POST", "/session/email-verification", { as: ada });
    expect(response.statusCode).toBe(202);
    await runTasks(app.services);
    const mail = (await expectMails(person.email, 2)).at(-1) as CaughtMail;
    await verifyEmail(projectId, person.userId, readMailedCode(mail, "/account/verify-email"));
    const idToken = await signInForToken(projectId, person.email, testPassword);
    const { profile } = (await app.call("POST", "/session", { body: { idToken } })).json();
    expect(profile.emailVerified).toBe(true);
  });

  test("goes to the current email, even when it changed since the sign-in", async () => {
    const ada = await app.signIn();
    const next = makePerson().email;
    await openEmailChangeLink(app, ada, next);
    await app.call("POST", "/session/email-refresh", { as: ada });
    await app.call("POST", "/session/email-verification", { as: ada });
    await runTasks(app.services);
    await expectMails(next, 1);
    await expectMails(ada.email, 0);
  });

  test("is mailed at most five times an hour, however often it is asked for", async () => {
    const { email } = await app.signInAs({ ...makePerson(), emailVerified: false });
    for (let turn = 0; turn < 7; turn++) {
      const requestedAt = new Date(Date.now() + turn).toISOString();
      await sendVerification(makeDeps(app), { email, requestedAt });
    }
    await runTasks(app.services);
    await expectMails(email, 5);
  });

  test("is for members: a visitor cannot make us write to anybody", async () => {
    const response = await app.call("POST", "/session/email-verification");
    expect(response.json().code).toBe("not_signed_in");
    expect(await runTasks(app.services)).toEqual([]);
  });

  test("of somebody whose account is gone meanwhile is dropped silently", async () => {
    const email = `${randomUUID()}@people.example`;
    await sendVerification(makeDeps(app), { email, requestedAt: new Date().toISOString() });
    expect(await runTasks(app.services)).toEqual([]);
  });
});
