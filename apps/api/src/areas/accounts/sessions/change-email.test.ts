import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { later, makeDeps } from "#test/deps.ts";
import { signInForToken, verifyEmail } from "#test/emulator.ts";
import { makePerson, type SignedIn, testPassword, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { requestEmailChange, sendEmailChange } from "./change-email.ts";

const app = useTestApp();
const { projectId } = app.config.identity;

const makeNewEmail = () => `${randomUUID()}@people.example`;

const send = (as: SignedIn | undefined, newEmail: string) =>
  app.call("POST", "/session/email-change", { ...(as && { as }), body: { newEmail } });

const readStoredEmail = async ({ userId }: SignedIn) => {
  const row = await app.db
    .selectFrom("accounts.profile")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.email;
};

async function openLinkMailedTo(email: string, { userId }: SignedIn) {
  const { text } = await expectMail(email);
  const code = /http:\/\/boab\.test\/account\/verify-email\?oobCode=([\w%-]+)/.exec(text)?.[1];
  if (!code) throw new Error("no link in the email");
  await verifyEmail(projectId, userId, decodeURIComponent(code));
}

async function signInAgain(email: string) {
  const idToken = await signInForToken(projectId, email, testPassword);
  return app.call("POST", "/session", { body: { idToken } });
}

describe("a new email", () => {
  test("counts once its owner opened the link and signed in with it", async () => {
    const ada = await app.signIn();
    const newEmail = makeNewEmail();
    expect((await send(ada, newEmail)).statusCode).toBe(202);
    await runTasks(app.services);
    expect((await expectMail(ada.email)).subject).toBe("Your Boab email is about to change");
    expect(await readStoredEmail(ada)).toBe(ada.email);

    await openLinkMailedTo(newEmail, ada);
    expect(await readStoredEmail(ada)).toBe(ada.email);
    expect((await signInAgain(newEmail)).json().profile).toMatchObject({
      id: ada.userId,
      email: newEmail,
      emailVerified: true,
    });
    await expect(signInForToken(projectId, ada.email, testPassword)).rejects.toThrow();
  });

  test("in the profile form starts the same flow", async () => {
    const ada = await app.signIn();
    const newEmail = makeNewEmail();
    const response = await app.call("PUT", `/admin/users/update/${ada.userId}`, {
      as: ada,
      body: { email: newEmail.toUpperCase(), fullName: "Ada Moves" },
    });
    expect(response.json()).toMatchObject({ email: ada.email, fullName: "Ada Moves" });
    await runTasks(app.services);
    await openLinkMailedTo(newEmail, ada);
    expect((await signInAgain(newEmail)).json().profile.email).toBe(newEmail);
  });

  test("that belongs to somebody else gets the same response, and they get no email", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    const [taken, free] = [await send(eve, ada.email), await send(eve, makeNewEmail())];
    expect(taken.statusCode).toBe(free.statusCode);
    expect(taken.json()).toEqual(free.json());
    await runTasks(app.services);
    await expectMails(ada.email, 0);
    await expectMails(eve.email, 2);
    expect(await readStoredEmail(ada)).toBe(ada.email);
  });

  test("is confirmed to the person, not to whoever now has their old email", async () => {
    const [ada, admin] = [await app.signIn(), await app.signIn({ adminStatus: "Admin" })];
    const second = makeNewEmail();
    await send(ada, second);
    await runTasks(app.services);
    await openLinkMailedTo(second, ada);
    const eve = await app.signInAs({ ...makePerson(), email: ada.email });

    const third = makeNewEmail();
    const response = await app.call("PUT", `/admin/users/update/${ada.userId}`, {
      as: admin,
      body: { email: third },
    });
    expect(response.statusCode).toBe(200);
    await runTasks(app.services);
    await openLinkMailedTo(third, ada);
    expect((await signInAgain(third)).json().profile.id).toBe(ada.userId);
    expect((await signInAgain(eve.email)).json().profile.id).toBe(eve.userId);
    // Both notices went to the right person: the first email was still Ada's at the time.
    await expectMails(eve.email, 1);
    expect((await expectMails(second, 2)).map(({ subject }) => subject)).toContain(
      "Your Boab email is about to change",
    );
  });

  test("is for members with a fresh sign-in", async () => {
    expect((await send(undefined, makeNewEmail())).json().code).toBe("not_signed_in");
    const ada = await app.signIn();
    const actor = await app.resolveMember(ada);
    const deps = { ...makeDeps(app), clock: later(10) };
    await expect(requestEmailChange(deps, actor, makeNewEmail())).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
    expect(await runTasks(app.services)).toEqual([]);
  });

  test("can be requested five times an hour, across both forms", async () => {
    const ada = await app.signIn();
    const newEmails = Array.from({ length: 7 }, makeNewEmail);
    for (const [index, newEmail] of newEmails.entries()) {
      const requestedAt = new Date(Date.now() + index).toISOString();
      await sendEmailChange(makeDeps(app), { userId: ada.userId, newEmail, requestedAt });
      await runTasks(app.services);
    }
    await expectMails(ada.email, 5);
    await expectMails(newEmails[6] ?? "", 0);
  });

  test("gets three links an hour, however many people enter it", async () => {
    const newEmail = makeNewEmail();
    for (let turn = 0; turn < 4; turn++) await send(await app.signIn(), newEmail);
    await runTasks(app.services);
    await expectMails(newEmail, 3);
  });

  test("of somebody whose account is gone meanwhile is dropped silently", async () => {
    const requestedAt = new Date().toISOString();
    await sendEmailChange(makeDeps(app), {
      userId: "nobody123456",
      newEmail: makeNewEmail(),
      requestedAt,
    });
    expect(await runTasks(app.services)).toEqual([]);
  });
});
