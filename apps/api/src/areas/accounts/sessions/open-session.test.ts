import { errorKinds } from "@boab/contracts/common/errors";
import { describe, expect, test } from "vitest";
import { sessionCookieName } from "#platform/http/session-cookie.ts";
import { later, makeDeps } from "#test/deps.ts";
import { rewriteToken, verifyEmail } from "#test/emulator.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import { makePerson, useTestApp } from "#test/harness.ts";
import { openSession } from "./open-session.ts";

const app = useTestApp();

const callOpenSession = (idToken: string, fullName?: string) =>
  app.call("POST", "/session", { body: { idToken, ...(fullName && { fullName }) } });

const toEpochSeconds = (minutesAgo: number) => Math.floor(Date.now() / 1000) - minutesAgo * 60;

describe("signing in", () => {
  test("sets one cookie that scripts, other sites and plain HTTP cannot read", async () => {
    const response = await callOpenSession(await app.idTokenFor(makePerson()));
    expect([response.headers["set-cookie"]].flat()).toHaveLength(1);
    const [cookie, ...flags] = String(response.headers["set-cookie"]).split("; ");
    expect(cookie).toMatch(/^__Host-boab_session=[\w.%-]+$/);
    expect(flags.sort()).toEqual([
      "HttpOnly",
      "Max-Age=1209600",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  test("creates the profile the first time and finds it afterwards", async () => {
    const person = { ...makePerson(), fullName: "Ngozi Ọ̀kọ́" };
    const first = await callOpenSession(await app.idTokenFor(person));
    expect(first.json()).toMatchObject({
      isNew: true,
      profile: {
        id: person.userId,
        fullName: "Ngozi Ọ̀kọ́",
        username: "ngozi.oko",
        alias: "ngozi.oko",
        email: person.email,
        emailVerified: true,
        userStatus: "Active",
        adminStatus: null,
        directorySubscriptionPlan: "Basic",
      },
    });
    const second = await callOpenSession(await app.idTokenFor(person), "Someone Else");
    expect(second.json().isNew).toBe(false);
    expect(second.json().profile).toEqual(first.json().profile);
  });

  test("takes the name from the form when the provider has none, and the handle from it", async () => {
    const person = { ...makePerson(), fullName: "" };
    const { profile } = (
      await callOpenSession(await app.idTokenFor(person), "Kwame Mensah")
    ).json();
    expect(profile).toMatchObject({ fullName: "Kwame Mensah", username: "kwame.mensah" });
  });

  test("uses the first part of the email when there is no name", async () => {
    const person = { ...makePerson(), fullName: "" };
    const { profile } = (await callOpenSession(await app.idTokenFor(person))).json();
    expect(profile.fullName).toBe(person.userId);
  });

  test.each([
    ["control characters", "Ada\u0000\r\nNwosu", "Ada Nwosu"],
    ["only spaces", "   ", expect.stringMatching(/^test/)],
    ["too many characters", "🌳".repeat(300), "🌳".repeat(120)],
  ])("cleans up a provider's name with %s", async (_what, name, shownName) => {
    const idToken = rewriteToken(await app.idTokenFor(makePerson()), { name });
    const response = await callOpenSession(idToken);
    expect(response.statusCode).toBe(200);
    expect(response.json().profile.fullName).toEqual(shownName);
  });

  test("updates the email from the provider", async () => {
    const person = { ...makePerson(), emailVerified: false };
    const before = await callOpenSession(await app.idTokenFor(person));
    expect(before.json().profile.emailVerified).toBe(false);
    const code = await app.services.identity.createEmailVerificationCode(person.email);
    await verifyEmail(app.config.identity.projectId, person.userId, code ?? "");
    const after = await callOpenSession(await app.idTokenFor(person));
    expect(after.json().profile.emailVerified).toBe(true);
  });
});

describe("an invalid token", () => {
  test.each<[string, (token: string) => string]>([
    ["garbage", () => "a-long-string-that-is-no-token"],
    ["three parts of garbage", () => "aaaaaaaaaa.bbbbbbbbbb.cccccccccc"],
    ["made for another project", (token) => rewriteToken(token, { aud: "demo-other", iss: "x" })],
    ["from another issuer", (token) => rewriteToken(token, { iss: "https://evil.example/demo" })],
    ["for nobody", (token) => rewriteToken(token, { sub: "nobody123456", userId: "nobody123456" })],
    [
      "run out",
      (token) => rewriteToken(token, { iat: toEpochSeconds(120), exp: toEpochSeconds(60) }),
    ],
    [
      "of a sign-in six minutes ago",
      (token) => rewriteToken(token, { auth_time: toEpochSeconds(6) }),
    ],
  ])("(%s) is refused without a cookie", async (_what, change) => {
    const response = await callOpenSession(change(await app.idTokenFor(makePerson())));
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe("sign_in_expired");
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("that is too old creates no profile", async () => {
    const person = makePerson();
    const idToken = await app.idTokenFor(person);
    const deps = makeDeps(app);
    const lateOpenAttempt = openSession({ ...deps, clock: later(6) }, { idToken });
    await expect(lateOpenAttempt).rejects.toMatchObject({ code: "sign_in_expired" });
    const row = await app.db
      .selectFrom("accounts.profile")
      .select("id")
      .where("id", "=", person.userId)
      .executeTakeFirst();
    expect(row).toBeUndefined();
    const sessionInTime = await openSession({ ...deps, clock: later(4) }, { idToken });
    expect(sessionInTime.isNew).toBe(true);
  });

  test("is not what a provider out of reach means", async () => {
    const deps = makeDeps(app);
    const unreachableIdentity = {
      ...deps.identity,
      verifyIdToken: () => Promise.reject(new Error("no route")),
    };
    const openAttempt = openSession(
      { ...deps, identity: unreachableIdentity },
      { idToken: "x".repeat(30) },
    );
    await expect(openAttempt).rejects.toThrow("no route");
  });
});

describe("a locked-out person", () => {
  test.each(["Banned", "Suspended", "Inactive"] as const)(
    "(%s) gets no session",
    async (userStatus) => {
      const person = makePerson();
      await app.signInAs(person);
      await grantStatuses(app.db, person.userId, { userStatus });
      const response = await callOpenSession(await app.idTokenFor(person));
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: "account_closed",
        error: errorKinds.account_closed.sentence,
      });
      expect(response.json().error).not.toMatch(/ban|suspend|inactive|delet/i);
      expect(response.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("(closed account) gets no session and no new profile", async () => {
    const person = makePerson();
    const ada = await app.signInAs(person);
    const idToken = await app.idTokenFor(person);
    await app.call("DELETE", `/user/delete-user/${person.userId}`, { as: ada });
    expect((await callOpenSession(idToken)).json().code).toBe("account_closed");
  });

  test("who is waiting for approval may sign in", async () => {
    const person = makePerson();
    await app.signInAs(person);
    await grantStatuses(app.db, person.userId, { userStatus: "Pending" });
    const response = await callOpenSession(await app.idTokenFor(person));
    expect(response.statusCode).toBe(200);
    expect(response.cookies.map(({ name }) => name)).toEqual([sessionCookieName]);
  });
});
