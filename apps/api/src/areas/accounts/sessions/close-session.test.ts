import type { UserStatus } from "@boab/contracts/accounts/statuses";
import { describe, expect, test } from "vitest";
import { sessionCookieName } from "#platform/http/session-cookie.ts";
import { later, makeDeps } from "#test/deps.ts";
import { rewriteToken } from "#test/emulator.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import {
  getSessionToken,
  makePerson,
  type Person,
  type SignedIn,
  type TestApp,
  useTestApp,
} from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { startServerTrustingSession } from "#test/servers.ts";
import { readSignedInUserId } from "#test/who-is.ts";
import { closeAllSessions, purgeEndedSessions } from "./close-session.ts";
import { openSession } from "./open-session.ts";

const app = useTestApp();

/** Without a device name, two sign-ins within one second would get the same session. */
async function signInOn(device: string, person: Person, as?: SignedIn): Promise<SignedIn> {
  const idToken = rewriteToken(await app.idTokenFor(person), { device });
  const response = await app.call("POST", "/session", { body: { idToken }, ...(as && { as }) });
  const [cookie] = response.cookies;
  return { ...person, cookie: `${cookie?.name}=${cookie?.value}` };
}

const listEndedSessions = () => app.db.selectFrom("accounts.endedSession").selectAll().execute();

describe("signing out", () => {
  test("AUTH-23 ends the session and clears the cookie", async () => {
    const ada = await app.signIn();
    expect(await readSignedInUserId(app.call, ada)).toBe(ada.userId);
    const response = await app.call("DELETE", "/session", { as: ada });
    expect(response.statusCode).toBe(204);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({
      name: sessionCookieName,
      value: "",
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
      expires: new Date(0),
    });
  });

  test("AUTH-23 ends copies of this session too, and no other session of the person", async () => {
    const person = makePerson();
    const [phoneSession, laptop] = [
      await signInOn("phone", person),
      await signInOn("laptop", person),
    ];
    const server = await startServerTrustingSession(app, phoneSession);
    await app.call("DELETE", "/session", { as: phoneSession });
    expect(await readSignedInUserId(app.call, phoneSession)).toBeNull();
    expect(await readSignedInUserId(server.call, phoneSession)).toBeNull();
    expect(await readSignedInUserId(app.call, laptop)).toBe(person.userId);
    expect((await app.call("DELETE", "/session", { as: phoneSession })).statusCode).toBe(204);
  });

  test("AUTH-23 ends a copy whose signature was altered", async () => {
    const person = makePerson();
    const phoneSession = await signInOn("phone", person);
    const server = await startServerTrustingSession(app, phoneSession);
    await app.call("DELETE", "/session", { as: phoneSession });
    const alteredSession = { ...phoneSession, cookie: `${phoneSession.cookie}AA` };
    expect(await readSignedInUserId(server.call, alteredSession)).toBeNull();
  });

  test("and in again, as when confirming the password, ends the session it replaces", async () => {
    const person = makePerson();
    const [phoneSession, laptop] = [
      await signInOn("phone", person),
      await signInOn("laptop", person),
    ];
    const server = await startServerTrustingSession(app, phoneSession);
    const refused = await app.call("POST", "/session", {
      as: phoneSession,
      body: { idToken: "a-long-string-that-is-no-token" },
    });
    expect(refused.statusCode).toBe(401);
    expect(await readSignedInUserId(app.call, phoneSession)).toBe(person.userId);

    const laterSession = await signInOn("phone again", person, phoneSession);
    expect(await readSignedInUserId(app.call, laterSession)).toBe(person.userId);
    expect(await readSignedInUserId(app.call, phoneSession)).toBeNull();
    expect(await readSignedInUserId(server.call, phoneSession)).toBeNull();
    expect(await readSignedInUserId(app.call, laptop)).toBe(person.userId);
  });

  test("and in again within the same second keeps the session that both share", async () => {
    const person = makePerson();
    const ada = await app.signInAs(person);
    const replacedToken = getSessionToken(ada);
    const deps = makeDeps(app);
    const identity = { ...deps.identity, createSession: async () => replacedToken };
    const idToken = await app.idTokenFor(person);
    await openSession({ ...deps, identity }, { idToken, previousSession: replacedToken });
    expect(await readSignedInUserId(app.call, ada)).toBe(person.userId);
  });

  test("of a person without a profile ends it too", async () => {
    const newcomer = await app.signInNewcomer();
    await app.call("DELETE", "/session", { as: newcomer });
    const response = await app.call("POST", "/user/create-user", { as: newcomer, body: {} });
    expect(response.json().code).toBe("not_signed_in");
  });

  test("is fine for somebody who is not signed in, and leaves no trace", async () => {
    const before = await listEndedSessions();
    const madeUpSession = { cookie: `${sessionCookieName}=made-up` };
    expect((await app.call("DELETE", "/session")).statusCode).toBe(204);
    expect((await app.call("DELETE", "/session", { as: madeUpSession })).statusCode).toBe(204);
    expect(await listEndedSessions()).toEqual(before);
  });

  test("is remembered for as long as the session could have lasted", async () => {
    await app.call("DELETE", "/session", { as: await app.signIn() });
    const before = await listEndedSessions();
    const makeClockAfterDays = (count: number) => later(count * 24 * 60);
    await purgeEndedSessions({ ...makeDeps(app), clock: makeClockAfterDays(13) });
    expect(await listEndedSessions()).toEqual(before);
    await purgeEndedSessions({ ...makeDeps(app), clock: makeClockAfterDays(15) });
    expect(await listEndedSessions()).toEqual([]);
  });

  test("everywhere ends every session the person has, and nobody else's", async () => {
    const person = makePerson();
    const [phoneSession, laptop] = [
      await signInOn("phone", person),
      await signInOn("laptop", person),
    ];
    const eve = await app.signIn();
    const server = await startServerTrustingSession(app, phoneSession);
    expect(await readSignedInUserId(server.call, laptop)).toBe(person.userId);

    const response = await app.call("DELETE", "/session/everywhere", { as: phoneSession });
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toMatchObject([{ name: sessionCookieName, value: "" }]);
    expect(await readSignedInUserId(app.call, phoneSession)).toBeNull();
    expect(await readSignedInUserId(app.call, laptop)).toBeNull();
    expect(await readSignedInUserId(server.call, laptop)).toBeNull();
    expect(await readSignedInUserId(app.call, eve)).toBe(eve.userId);
    expect(await runTasks(app.services)).toEqual(["accounts.revoke-provider-sessions"]);
  });

  test("everywhere also rejects older ID tokens; a new sign-in works", async () => {
    const person = makePerson();
    const ada = await app.signInAs(person);
    const deps = makeDeps(app);
    const idToken = await app.idTokenFor(person);
    const actor = await app.resolveMember(ada);
    await closeAllSessions({ ...deps, clock: later(1) }, actor);
    const old = await app.call("POST", "/session", { body: { idToken } });
    expect(old.json().code).toBe("sign_in_expired");
    await closeAllSessions({ ...deps, clock: later(-1) }, actor);
    const freshSessionResponse = await app.call("POST", "/session", { body: { idToken } });
    expect(freshSessionResponse.statusCode).toBe(200);
  });

  test("everywhere is for members", async () => {
    expect((await app.call("DELETE", "/session/everywhere")).json().code).toBe("not_signed_in");
  });
});

describe("our own database decides on every request, whatever the provider still says", () => {
  test.each<UserStatus>(["Banned", "Suspended", "Inactive"])(
    "%s people are locked out from the next request on, and let back in when it is lifted",
    async (userStatus) => {
      const ada = await app.signIn({ adminStatus: "Admin" });
      const server = await startServerTrustingSession(app, ada);
      const list = (call: TestApp["call"]) => call("GET", "/user/get-all-users", { as: ada });
      for (const { call } of [app, server]) {
        expect((await list(call)).statusCode).toBe(200);
        await grantStatuses(app.db, ada.userId, { userStatus });
        expect((await list(call)).statusCode).toBe(401);
        expect(await readSignedInUserId(call, ada)).toBeNull();
        await grantStatuses(app.db, ada.userId, { userStatus: "Active" });
        expect((await list(call)).statusCode).toBe(200);
      }
    },
  );

  test("closed accounts are locked out from the next request on", async () => {
    const ada = await app.signIn();
    const server = await startServerTrustingSession(app, ada);
    expect(await readSignedInUserId(server.call, ada)).toBe(ada.userId);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(await readSignedInUserId(server.call, ada)).toBeNull();
    const create = await server.call("POST", "/user/create-user", { as: ada, body: {} });
    expect(create.json().code).toBe("not_signed_in");
  });

  test("a right that was removed is gone at once", async () => {
    const ada = await app.signIn({ adminStatus: "Admin" });
    await grantStatuses(app.db, ada.userId, { adminStatus: null });
    const response = await app.call("GET", "/user/get-all-users", { as: ada });
    expect(response.json().code).toBe("forbidden");
  });

  test("a person without a profile cannot use what is for members", async () => {
    const newcomer = await app.signInNewcomer();
    expect(await readSignedInUserId(app.call, newcomer)).toBeNull();
    for (const [method, url] of [
      ["DELETE", "/session/everywhere"],
      ["POST", "/session/email-verification"],
      ["DELETE", `/user/delete-user/${newcomer.userId}`],
    ] as const) {
      const response = await app.call(method, url, { as: newcomer });
      expect(response.json().code, url).toBe("not_signed_in");
    }
  });

  test.each(["garbage", "a.b.c", "", "%", "null"])(
    "a cookie that says %j is a visitor",
    async (value) => {
      const as = { cookie: `${sessionCookieName}=${value}` };
      const response = await app.call("GET", "/session", { as });
      expect(response.json()).toEqual({ profile: null });
    },
  );
});
