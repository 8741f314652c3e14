import { setTimeout as sleep } from "node:timers/promises";
import { accountCopy, sessionCopy } from "@boab/contracts/accounts/copy";
import { describe, expect, test } from "vitest";
import { later, makeDeps } from "#test/deps.ts";
import { openEmailChangeLink } from "#test/email-links.ts";
import { signInForToken } from "#test/emulator.ts";
import { makePerson, type SignedIn, testPassword, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { startServerTrustingSession } from "#test/servers.ts";
import { readSignedInUserId } from "#test/who-is.ts";
import { changePassword } from "./change-password.ts";

const app = useTestApp();
const { projectId } = app.config.identity;
const newPassword = "Another-pass-2026";

const logIn = async (email: string, password: string) => {
  const body = { idToken: await signInForToken(projectId, email, password) };
  return app.call("POST", "/session", { body });
};
const confirm = (code: string, password = newPassword) =>
  app.call("POST", "/session/password-reset/confirm", { body: { code, newPassword: password } });
const change = (as: SignedIn | undefined, password = newPassword, call = app.call) =>
  call("PUT", "/session/password", { ...(as && { as }), body: { newPassword: password } });

async function requestMailedCode(email: string): Promise<string> {
  await app.call("POST", "/session/password-reset", { body: { email } });
  await runTasks(app.services);
  const { text } = await expectMail(email);
  return decodeURIComponent(/oobCode=([\w%-]+)/.exec(text)?.[1] ?? "");
}

describe("confirming a password reset", () => {
  test("ends every session at once, also one the provider still vouches for", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    const trustingServer = await startServerTrustingSession(app, ada);
    const response = await confirm(await requestMailedCode(ada.email));
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe(sessionCopy.passwordChanged);
    expect(await readSignedInUserId(trustingServer.call, ada)).toBeNull();
    expect(await readSignedInUserId(app.call, eve)).toBe(eve.userId);
    // A sign-in counts from the next second on.
    await sleep(1_100);
    expect((await logIn(ada.email, newPassword)).statusCode).toBe(200);
    await expect(signInForToken(projectId, ada.email, testPassword)).rejects.toThrow();
  });

  test("works once, and tells the person", async () => {
    const { email } = await app.signIn();
    const code = await requestMailedCode(email);
    await confirm(code);
    const secondResponse = await confirm(code, "Third-pass-2026");
    expect(secondResponse.statusCode).toBe(404);
    expect(secondResponse.json().error).toBe(sessionCopy.linkExpired);
    await runTasks(app.services);
    const subjects = (await expectMails(email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain("Your Boab password was changed");
  });

  test.each([
    ["short", "Sh-1"],
    ["simple", "nouppercase-2026"],
    ["endless", `Aa-1${"x".repeat(125)}`],
  ])("X-01 refuses a password that is too %s, and keeps the link", async (_what, weakPassword) => {
    const { email } = await app.signIn();
    const code = await requestMailedCode(email);
    const refusedResponse = await confirm(code, weakPassword);
    expect(refusedResponse.statusCode).toBe(400);
    expect(Object.keys(refusedResponse.json().fields)).toEqual(["newPassword"]);
    expect((await confirm(code)).statusCode).toBe(200);
  });
});

describe("changing the password", () => {
  test("ends the other sessions; this browser gets a new one", async () => {
    const person = makePerson();
    const [phone, laptop] = [await app.signInAs(person), await app.signInAs(person)];
    const trustingServer = await startServerTrustingSession(app, phone);
    await sleep(1_100);
    expect(await readSignedInUserId(trustingServer.call, phone)).toBe(person.userId);
    const response = await change(laptop);
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe(sessionCopy.passwordReplaced);
    const [cookie] = response.cookies;
    const renewedSession = { ...laptop, cookie: `${cookie?.name}=${cookie?.value}` };
    expect(await readSignedInUserId(app.call, renewedSession)).toBe(person.userId);
    expect(await readSignedInUserId(app.call, laptop)).toBeNull();
    expect(await readSignedInUserId(trustingServer.call, phone)).toBeNull();
    await expect(signInForToken(projectId, person.email, testPassword)).rejects.toThrow();
    await runTasks(app.services);
    expect((await expectMail(person.email)).subject).toBe("Your Boab password was changed");
  });

  test("works with the email that the provider has by now", async () => {
    const ada = await app.signIn();
    const newEmail = makePerson().email;
    await openEmailChangeLink(app, ada, newEmail);
    const trustingServer = await startServerTrustingSession(app, ada);
    const response = await change(ada, newPassword, trustingServer.call);
    expect(response.statusCode).toBe(200);
    expect((await logIn(newEmail, newPassword)).statusCode).toBe(200);
    await runTasks(app.services);
    await expectMails(newEmail, 1);
    await expectMails(ada.email, 0);
  });

  test("needs a sign-in from the last five minutes, which proves the current one", async () => {
    const ada = await app.signIn();
    const actor = await app.resolveMember(ada);
    const lateChange = changePassword({ ...makeDeps(app), clock: later(6) }, actor, newPassword);
    await expect(lateChange).rejects.toMatchObject({ code: "fresh_sign_in_needed" });
    expect((await logIn(ada.email, testPassword)).statusCode).toBe(200);
  });

  test("X-01 is checked by the server, and is for members", async () => {
    const ada = await app.signIn();
    const weak = await change(ada, "onlylowercase");
    expect(weak.statusCode).toBe(400);
    expect(weak.json().fields).toEqual({ newPassword: accountCopy.weakPassword });
    expect((await change(undefined)).statusCode).toBe(401);
    expect((await logIn(ada.email, testPassword)).statusCode).toBe(200);
  });
});
