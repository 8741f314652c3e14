import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

test("signing in, signing out and signing out everywhere are logged by person and request", async () => {
  const ada = await app.signIn();
  const kofi = await app.signIn();
  const { log, lines } = makeMemoryLog();
  const { call } = await startServer(app, { log });

  const idToken = await app.idTokenFor(ada);
  await call("POST", "/session", { body: { idToken } });
  await call("DELETE", "/session", { as: ada });
  await call("DELETE", "/session/everywhere", { as: kofi });

  const events = lines.filter(({ userId }) => userId !== undefined);
  expect(events).toMatchObject([
    { msg: "signed in", userId: ada.userId, isNew: false, requestId: expect.any(String) },
    { msg: "signed out", userId: ada.userId, requestId: expect.any(String) },
    { msg: "signed out everywhere", userId: kofi.userId, requestId: expect.any(String) },
  ]);
  expect(JSON.stringify(lines)).not.toContain(idToken);
  expect(JSON.stringify(lines)).not.toContain(ada.email);
});

test("a sign-in that is refused is logged with its status", async () => {
  const { log, lines } = makeMemoryLog();
  const { call } = await startServer(app, { log });
  await call("POST", "/session", { body: { idToken: "aaaaaaaaaa.bbbbbbbbbb.cccccccccc" } });
  expect(lines).toMatchObject([{ msg: "request", path: "/session", status: 401 }]);
});
