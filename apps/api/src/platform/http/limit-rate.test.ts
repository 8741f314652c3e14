import { randomInt } from "node:crypto";
import { toIpGroup } from "@boab/contracts/common/address-group";
import { beforeAll, describe, expect, test } from "vitest";
import { makeLogger } from "#platform/log/log.ts";
import { type CallOptions, makeRandomIp, useTestApp } from "#test/harness.ts";
import { startServer, waitForRedis } from "#test/servers.ts";
import { connectRedis } from "./connect-redis.ts";

const app = useTestApp();
type Call = typeof app.call;

beforeAll(() => waitForRedis(app.call));

const makeRandomNetwork = () => {
  const part = () => randomInt(1, 65_536).toString(16);
  return `2001:${part()}:${part()}:${part()}`;
};

/** The statuses of that many calls, one after another; the call allows 5 an hour. */
async function send(call: Call, times: number, options: (turn: number) => CallOptions) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const body = { email: "wrong" };
    const response = await call("POST", "/session/password-reset", { body, ...options(turn) });
    statuses.push(response.statusCode);
  }
  return statuses;
}

const fiveThenRefused = [400, 400, 400, 400, 400, 429];

describe("limits", () => {
  test("one call too many is refused and told when to retry", async () => {
    const ip = makeRandomIp();
    expect(await send(app.call, 6, () => ({ ip }))).toEqual(fiveThenRefused);
    const response = await app.call("POST", "/session/password-reset", { ip, body: {} });
    expect(response.json().code).toBe("proof_of_work_required");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(3_600);
  });

  test("other calls and other addresses are counted separately", async () => {
    const ip = makeRandomIp();
    await send(app.call, 6, () => ({ ip }));
    const otherResponse = await app.call("POST", "/app/enquiries", { ip, body: {} });
    expect(otherResponse.statusCode).toBe(400);
    expect(await send(app.call, 1, () => ({}))).toEqual([400]);
  });

  test("fields of the body do not start a new count", async () => {
    const ip = makeRandomIp();
    const body = (turn: number) => ({ email: `person${turn}@people.example` });
    const statuses = await send(app.call, 6, (turn) => ({ ip, body: body(turn) }));
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test("a visitor who invents forwarding headers stays the same visitor", async () => {
    const ip = makeRandomIp();
    const statuses = await send(app.call, 6, () => ({
      ip,
      headers: { "x-forwarded-for": makeRandomIp(), "x-real-ip": makeRandomIp() },
    }));
    expect(statuses).toEqual(fiveThenRefused);
  });

  test("behind our own proxy each visitor is counted separately, by the address the proxy saw", async () => {
    const visitor = makeRandomIp();
    const makeForwardedOptions = (seen: string) => ({
      ip: "127.0.0.1",
      headers: { "x-forwarded-for": `${makeRandomIp()}, ${seen}` },
    });
    expect(await send(app.call, 6, () => makeForwardedOptions(visitor))).toEqual(fiveThenRefused);
    expect(await send(app.call, 1, () => makeForwardedOptions(makeRandomIp()))).toEqual([400]);
  });

  test("one household of IPv6 addresses is one visitor", async () => {
    const network = makeRandomNetwork();
    const statuses = await send(app.call, 6, (turn) => ({ ip: `${network}:${turn}::${turn}` }));
    expect(statuses).toEqual(fiveThenRefused);
    expect(await send(app.call, 1, () => ({ ip: `${makeRandomNetwork()}::1` }))).toEqual([400]);
  });

  test("a member is counted as a person, wherever they connect from", async () => {
    const ada = await app.signIn();
    expect(await send(app.call, 6, () => ({ as: ada }))).toEqual(fiveThenRefused);
  });

  test("a call without a limit of its own allows 60 writes a minute", async () => {
    const ip = makeRandomIp();
    const confirm = () => app.call("POST", "/newsletter/confirmations", { ip, body: {} });
    const responses = await Promise.all(Array.from({ length: 61 }, confirm));
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(60);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test("two processes share one count", async () => {
    const other = await startServer(app);
    await waitForRedis(other.call);
    const ip = makeRandomIp();
    expect(await send(app.call, 3, () => ({ ip }))).toEqual([400, 400, 400]);
    expect(await send(other.call, 3, () => ({ ip }))).toEqual([400, 400, 429]);
  });

  test("what caches may keep is counted locally first: two processes let a twentieth each more through", async () => {
    const other = await startServer(app);
    await waitForRedis(other.call);
    const ip = makeRandomIp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn++)
      for (const { call } of [app, other])
        statuses.push((await call("GET", "/dir/sitemap", { ip })).statusCode);
    const allowed = statuses.filter((status) => status === 200).length;
    // The call allows 60 a minute.
    expect(allowed).toBeGreaterThanOrEqual(60);
    expect(allowed).toBeLessThanOrEqual(66);
    expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 429));
  });

  test("a member's reads are counted together from the first", async () => {
    const other = await startServer(app);
    await waitForRedis(other.call);
    const ada = await app.signIn();
    const read = (call: Call) => call("GET", "/dir/sitemap", { as: ada });
    for (let turn = 0; turn < 30; turn++) await Promise.all([read(app.call), read(other.call)]);
    expect((await read(app.call)).statusCode).toBe(429);
    expect((await read(other.call)).statusCode).toBe(429);
  });

  test("asking for the head alone counts as reading the same", async () => {
    const ip = makeRandomIp();
    const ask = (method: "GET" | "HEAD") => app.call(method, "/dir/sitemap", { ip });
    // The call allows 60 a minute.
    for (let turn = 0; turn < 60; turn++) await ask("GET");
    expect((await ask("HEAD")).statusCode).toBe(429);
  });

  test("while Redis is down limits still apply, nothing fails and the probe says so", async () => {
    const redis = connectRedis("redis://127.0.0.1:1", makeLogger("silent", "http"));
    const { call } = await startServer(app, { redis });
    const ip = makeRandomIp();
    expect(await send(call, 6, () => ({ ip }))).toEqual(fiveThenRefused);
    const ready = await call("GET", "/health/ready");
    expect(ready.json()).toEqual({ status: "ready", redis: "down" });
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["203.0.113.7:8080", "unknown"],
  ["nonsense", "unknown"],
  ["", "unknown"],
])("the address %j counts as %s", (ip, group) => {
  expect(toIpGroup(ip)).toBe(group);
});
