import { describe, expect, test, vi } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { disableUser, resetPassword } from "#test/emulator.ts";
import { getSessionToken, type SignedIn, useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { openSession } from "./open-session.ts";
import { makeResolveActor } from "./resolve-actor.ts";

const app = useTestApp();
const { projectId } = app.config.identity;
const minuteMs = 60_000;

/** Sessions as an API process sees them whose provider vouches for every cookie it once issued. */
async function watchSession(signedIn: SignedIn, findPerson = app.services.identity.findPerson) {
  const session = getSessionToken(signedIn);
  const provenSession = await app.services.identity.verifySession(session);
  if (!provenSession) throw new Error("not signed in");
  const asked = vi.fn(findPerson);
  const identity = {
    ...app.services.identity,
    verifySession: async () => provenSession,
    findPerson: asked,
  };
  let now = Date.now();
  const { log, lines } = makeMemoryLog();
  const resolve = makeResolveActor({ db: app.db, identity, clock: () => new Date(now), log });
  return {
    asked,
    lines,
    wait: (minutes: number) => {
      now += minutes * minuteMs;
    },
    who: async () => (await resolve(session)).kind,
  };
}

describe("a session is checked with the provider", () => {
  test("at most every five minutes, however many requests there are", async () => {
    const { asked, wait, who } = await watchSession(await app.signIn());
    expect(await who()).toBe("member");
    expect(asked).toHaveBeenCalledTimes(0);
    wait(6);
    expect(await Promise.all([who(), who(), who()])).toEqual(["member", "member", "member"]);
    wait(4);
    await who();
    expect(asked).toHaveBeenCalledTimes(1);
    wait(2);
    await who();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("and ends when the person was disabled there", async () => {
    const ada = await app.signIn();
    const { wait, who } = await watchSession(ada);
    await disableUser(projectId, ada.userId);
    expect(await who()).toBe("member");
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and ends when the password was changed there, without us", async () => {
    const ada = await app.signIn();
    const { wait, who } = await watchSession(ada);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const code = await app.services.identity.createPasswordResetCode(ada.email);
    await resetPassword(projectId, code ?? "", "Another-pass-2026");
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and ends when the person no longer exists there", async () => {
    const ada = await app.signIn();
    const { wait, who } = await watchSession(ada);
    await app.services.identity.deleteUser(ada.userId);
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and goes on while the provider is out of reach, or slow", async () => {
    const failingWatch = await watchSession(await app.signIn(), () =>
      Promise.reject(new Error("no route")),
    );
    failingWatch.wait(6);
    expect(await failingWatch.who()).toBe("member");
    expect(failingWatch.lines).toContainEqual(expect.objectContaining({ level: 40 }));
    const slowWatch = await watchSession(await app.signIn(), () => new Promise(() => {}));
    slowWatch.wait(6);
    const startedAt = performance.now();
    expect(await slowWatch.who()).toBe("member");
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

test("somebody disabled at the provider gets no session", async () => {
  const person = await app.signIn();
  const idToken = await app.idTokenFor(person);
  const proven = await app.services.identity.verifyIdToken(idToken);
  if (!proven) throw new Error("not signed in");
  await disableUser(projectId, person.userId);
  const deps = makeDeps(app);
  const identity = { ...deps.identity, verifyIdToken: async () => proven };
  await expect(openSession({ ...deps, identity }, { idToken })).rejects.toMatchObject({
    code: "account_closed",
  });
});
