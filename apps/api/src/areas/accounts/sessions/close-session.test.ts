import type { UserStatus } from "@boab/contracts/accounts/statuses";
import { describe, expect, test } from "vitest";
import { sessionCookieName } from "#platform/http/session-cookie.ts";
import { openDoorWithProviderThatNeverForgets } from "#test/door.ts";
import { rewriteToken } from "#test/emulator.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import { makePerson, type Person, type SignedIn, type TestHouse, useHouse } from "#test/harness.ts";
import { later, partsOf } from "#test/parts.ts";
import { runTasks } from "#test/run-tasks.ts";
import { closeAllSessions } from "./close-all-sessions.ts";
import { forgetEndedSessions } from "./close-session.ts";
import { openSession } from "./open-session.ts";

const house = useHouse();

const whoIs = async (as: SignedIn, call: TestHouse["call"] = house.call) =>
  (await call("GET", "/session", { as })).json().profile?.id ?? null;

/** Without the name of the device, two sign-ins within one second would get the same session. */
async function signInOn(device: string, person: Person, as?: SignedIn): Promise<SignedIn> {
  const idToken = rewriteToken(await house.idTokenFor(person), { device });
  const answer = await house.call("POST", "/session", { body: { idToken }, ...(as && { as }) });
  const [cookie] = answer.cookies;
  return { ...person, cookie: `${cookie?.name}=${cookie?.value}` };
}

const endedSessions = () => house.db.selectFrom("accounts.ended_session").selectAll().execute();

describe("signing out", () => {
  test("AUTH-23 ends the session: the cookie is taken back", async () => {
    const ada = await house.signIn();
    expect(await whoIs(ada)).toBe(ada.userId);
    const answer = await house.call("DELETE", "/session", { as: ada });
    expect(answer.statusCode).toBe(204);
    const [cookie] = answer.cookies;
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

  test("AUTH-23 ends this session also in a copy, and no other session of the person", async () => {
    const person = makePerson();
    const [phone, laptop] = [await signInOn("phone", person), await signInOn("laptop", person)];
    const door = await openDoorWithProviderThatNeverForgets(house, phone);
    await house.call("DELETE", "/session", { as: phone });
    expect(await whoIs(phone)).toBeNull();
    expect(await whoIs(phone, door.call)).toBeNull();
    expect(await whoIs(laptop)).toBe(person.userId);
    expect((await house.call("DELETE", "/session", { as: phone })).statusCode).toBe(204);
  });

  test("and in again, as when asked for the password once more, ends the session it replaces", async () => {
    const person = makePerson();
    const [phone, laptop] = [await signInOn("phone", person), await signInOn("laptop", person)];
    const door = await openDoorWithProviderThatNeverForgets(house, phone);
    const refused = await house.call("POST", "/session", {
      as: phone,
      body: { idToken: "a-long-string-that-is-no-token" },
    });
    expect(refused.statusCode).toBe(401);
    expect(await whoIs(phone)).toBe(person.userId);

    const again = await signInOn("phone again", person, phone);
    expect(await whoIs(again)).toBe(person.userId);
    expect(await whoIs(phone)).toBeNull();
    expect(await whoIs(phone, door.call)).toBeNull();
    expect(await whoIs(laptop)).toBe(person.userId);
  });

  test("and in again within the same second keeps the session that both got", async () => {
    const person = makePerson();
    const ada = await house.signInAs(person);
    const replaced = ada.cookie.replace(/^[^=]+=/, "");
    const parts = partsOf(house);
    const identity = { ...parts.identity, createSession: async () => replaced };
    const idToken = await house.idTokenFor(person);
    await openSession({ ...parts, identity }, { idToken, replaced });
    expect(await whoIs(ada)).toBe(person.userId);
  });

  test("of a person without a profile ends it too", async () => {
    const newcomer = await house.signInNewcomer();
    await house.call("DELETE", "/session", { as: newcomer });
    const answer = await house.call("POST", "/user/create-user", { as: newcomer, body: {} });
    expect(answer.json().code).toBe("not_signed_in");
  });

  test("is fine for somebody who is not signed in, and leaves no trace", async () => {
    const before = await endedSessions();
    const made = { cookie: `${sessionCookieName}=made-up` };
    expect((await house.call("DELETE", "/session")).statusCode).toBe(204);
    expect((await house.call("DELETE", "/session", { as: made })).statusCode).toBe(204);
    expect(await endedSessions()).toEqual(before);
  });

  test("is remembered as long as the session could have lasted", async () => {
    await house.call("DELETE", "/session", { as: await house.signIn() });
    const before = await endedSessions();
    const days = (count: number) => later(count * 24 * 60);
    await forgetEndedSessions({ ...partsOf(house), clock: days(13) });
    expect(await endedSessions()).toEqual(before);
    await forgetEndedSessions({ ...partsOf(house), clock: days(15) });
    expect(await endedSessions()).toEqual([]);
  });

  test("everywhere ends every session the person has, and nobody else's", async () => {
    const person = makePerson();
    const [phone, laptop] = [await signInOn("phone", person), await signInOn("laptop", person)];
    const eve = await house.signIn();
    const door = await openDoorWithProviderThatNeverForgets(house, phone);
    expect(await whoIs(laptop, door.call)).toBe(person.userId);

    const answer = await house.call("DELETE", "/session/everywhere", { as: phone });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: sessionCookieName, value: "" }]);
    expect(await whoIs(phone)).toBeNull();
    expect(await whoIs(laptop)).toBeNull();
    expect(await whoIs(laptop, door.call)).toBeNull();
    expect(await whoIs(eve)).toBe(eve.userId);
    expect(await runTasks(house.app.house)).toEqual(["accounts.revoke-provider-sessions"]);
  });

  test("everywhere also ends what an older proof could still buy, and a new one starts afresh", async () => {
    const person = makePerson();
    const ada = await house.signInAs(person);
    const parts = partsOf(house);
    const idToken = await house.idTokenFor(person);
    const actor = await house.app.house.resolveActor(ada.cookie.replace(/^[^=]+=/, ""));
    if (actor.kind !== "member") throw new Error("not signed in");
    await closeAllSessions({ ...parts, clock: later(1) }, actor);
    const old = await house.call("POST", "/session", { body: { idToken } });
    expect(old.json().code).toBe("sign_in_expired");
    await closeAllSessions({ ...parts, clock: later(-1) }, actor);
    const fresh = await house.call("POST", "/session", { body: { idToken } });
    expect(fresh.statusCode).toBe(200);
  });

  test("everywhere is for members", async () => {
    expect((await house.call("DELETE", "/session/everywhere")).json().code).toBe("not_signed_in");
  });
});

describe("our own database decides on every request, whatever the provider still says", () => {
  test.each<UserStatus>(["Banned", "Suspended", "Inactive"])(
    "%s people are out from the next request on, and back when it is taken back",
    async (userStatus) => {
      const ada = await house.signIn({ adminStatus: "Admin" });
      const door = await openDoorWithProviderThatNeverForgets(house, ada);
      const list = (call: TestHouse["call"]) => call("GET", "/user/get-all-users", { as: ada });
      for (const { call } of [house, door]) {
        expect((await list(call)).statusCode).toBe(200);
        await grantStatuses(house.db, ada.userId, { userStatus });
        expect((await list(call)).statusCode).toBe(401);
        expect(await whoIs(ada, call)).toBeNull();
        await grantStatuses(house.db, ada.userId, { userStatus: "Active" });
        expect((await list(call)).statusCode).toBe(200);
      }
    },
  );

  test("closed accounts are out from the next request on", async () => {
    const ada = await house.signIn();
    const door = await openDoorWithProviderThatNeverForgets(house, ada);
    expect(await whoIs(ada, door.call)).toBe(ada.userId);
    await house.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(await whoIs(ada, door.call)).toBeNull();
    const create = await door.call("POST", "/user/create-user", { as: ada, body: {} });
    expect(create.json().code).toBe("not_signed_in");
  });

  test("a right that was taken away is gone at once", async () => {
    const ada = await house.signIn({ adminStatus: "Admin" });
    await grantStatuses(house.db, ada.userId, { adminStatus: null });
    const answer = await house.call("GET", "/user/get-all-users", { as: ada });
    expect(answer.json().code).toBe("forbidden");
  });

  test("a person without a profile is nobody yet on the pages of members", async () => {
    const newcomer = await house.signInNewcomer();
    expect(await whoIs(newcomer)).toBeNull();
    for (const [method, url] of [
      ["DELETE", "/session/everywhere"],
      ["POST", "/session/email-verification"],
      ["DELETE", `/user/delete-user/${newcomer.userId}`],
    ] as const) {
      const answer = await house.call(method, url, { as: newcomer });
      expect(answer.json().code, url).toBe("not_signed_in");
    }
  });

  test.each(["garbage", "a.b.c", "", "%", "null"])(
    "a cookie that says %j is nobody",
    async (value) => {
      const as = { cookie: `${sessionCookieName}=${value}` };
      const answer = await house.call("GET", "/session", { as });
      expect(answer.json()).toEqual({ profile: null });
    },
  );
});
