import { describe, expect, test, vi } from "vitest";
import { makePublish } from "#platform/events/events.ts";
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
async function setUpWatchedSession(
  signedIn: SignedIn,
  findPerson = app.services.identity.findPerson,
) {
  const session = getSessionToken(signedIn);
  const verifiedSession = await app.services.identity.verifySession(session);
  if (!verifiedSession) throw new Error("not signed in");
  const findPersonSpy = vi.fn(findPerson);
  const identity = {
    ...app.services.identity,
    verifySession: async () => verifiedSession,
    findPerson: findPersonSpy,
  };
  let now = Date.now();
  const { log, lines } = makeMemoryLog();
  const resolveActor = makeResolveActor({
    db: app.db,
    identity,
    clock: () => new Date(now),
    log,
    publish: makePublish(app.services.tasks),
  });
  return {
    asked: findPersonSpy,
    lines,
    wait: (minutes: number) => {
      now += minutes * minuteMs;
    },
    who: async () => (await resolveActor(session)).kind,
  };
}

describe("a session is checked with the provider", () => {
  test("at most every five minutes, however many requests there are", async () => {
    const { asked: findPersonSpy, wait, who } = await setUpWatchedSession(await app.signIn());
    expect(await who()).toBe("member");
    expect(findPersonSpy).toHaveBeenCalledTimes(0);
    wait(6);
    expect(await Promise.all([who(), who(), who()])).toEqual(["member", "member", "member"]);
    wait(4);
    await who();
    expect(findPersonSpy).toHaveBeenCalledTimes(1);
    wait(2);
    await who();
    expect(findPersonSpy).toHaveBeenCalledTimes(2);
  });

  test("and ends when the person was disabled there", async () => {
    const ada = await app.signIn();
    const { wait, who } = await setUpWatchedSession(ada);
    await disableUser(projectId, ada.userId);
    expect(await who()).toBe("member");
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and ends when the password was changed there, without us", async () => {
    const ada = await app.signIn();
    const { wait, who } = await setUpWatchedSession(ada);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const code = await app.services.identity.createPasswordResetCode(ada.email);
    await resetPassword(projectId, code ?? "", "Another-pass-2026");
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and ends when the person no longer exists there", async () => {
    const ada = await app.signIn();
    const { wait, who } = await setUpWatchedSession(ada);
    await app.services.identity.deleteUser(ada.userId);
    wait(6);
    expect(await who()).toBe("visitor");
  });

  test("and goes on while the provider is out of reach, or slow", async () => {
    const failingSession = await setUpWatchedSession(await app.signIn(), () =>
      Promise.reject(new Error("no route")),
    );
    failingSession.wait(6);
    expect(await failingSession.who()).toBe("member");
    expect(failingSession.lines).toContainEqual(expect.objectContaining({ level: 40 }));
    const slowSession = await setUpWatchedSession(await app.signIn(), () => new Promise(() => {}));
    slowSession.wait(6);
    const startedAt = performance.now();
    expect(await slowSession.who()).toBe("member");
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

test("somebody disabled at the provider gets no session", async () => {
  const person = await app.signIn();
  const idToken = await app.idTokenFor(person);
  const verifiedIdentity = await app.services.identity.verifyIdToken(idToken);
  if (!verifiedIdentity) throw new Error("not signed in");
  await disableUser(projectId, person.userId);
  const deps = makeDeps(app);
  const identity = { ...deps.identity, verifyIdToken: async () => verifiedIdentity };
  await expect(openSession({ ...deps, identity }, { idToken })).rejects.toMatchObject({
    code: "account_closed",
  });
});
