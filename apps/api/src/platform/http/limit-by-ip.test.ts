import { expect, test, vi } from "vitest";
import { makeRandomIp, useTestApp } from "#test/harness.ts";
import { startServer } from "#test/servers.ts";
import { visitor } from "./actor.ts";
import { sessionLimit } from "./limit-by-ip.ts";
import { sessionCookieName } from "./session-cookie.ts";

const app = useTestApp();

test("a flood of made-up sessions from one address is refused before any is looked at", async () => {
  const resolveActor = vi.fn(async () => visitor);
  const { call } = await startServer(app, { resolveActor });
  const ip = makeRandomIp();
  const send = (clientIp: string) =>
    call("GET", "/session", { ip: clientIp, as: { cookie: `${sessionCookieName}=made-up` } });

  const statuses: number[] = [];
  for (let turn = 0; turn < sessionLimit.points; turn += 100) {
    const batch = await Promise.all(Array.from({ length: 100 }, () => send(ip)));
    statuses.push(...batch.map(({ statusCode }) => statusCode));
  }
  const seen = resolveActor.mock.calls.length;
  expect(seen).toBe(statuses.length);

  const refused = await send(ip);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe("proof_of_work_required");
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(sessionLimit.seconds);
  expect(resolveActor).toHaveBeenCalledTimes(seen);

  // Without a session, and from elsewhere, life goes on.
  expect((await call("GET", "/dir/categories", { ip })).statusCode).toBe(200);
  expect((await send(makeRandomIp())).statusCode).toBe(200);
}, 60_000);

test("a member who was seen a moment ago is not kept out by others behind the same address", async () => {
  const ada = await app.signIn();
  const { call } = await startServer(app);
  const ip = makeRandomIp();
  expect((await call("GET", "/session", { ip, as: ada })).json().profile.id).toBe(ada.userId);
  for (let turn = 0; turn <= sessionLimit.points; turn += 100) {
    const callWithMadeUpCookie = () =>
      call("GET", "/nowhere", { ip, as: { cookie: `${sessionCookieName}=x` } });
    await Promise.all(Array.from({ length: 100 }, callWithMadeUpCookie));
  }
  const stranger = await call("GET", "/session", { ip, as: { cookie: `${sessionCookieName}=x` } });
  expect(stranger.statusCode).toBe(429);
  expect((await call("GET", "/session", { ip, as: ada })).statusCode).toBe(200);
}, 60_000);
