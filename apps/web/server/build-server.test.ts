import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import type { EntryContext, ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "../app/lib/http/config.server.ts";
import { buildServer } from "./build-server.ts";
import { stop } from "./stop.ts";

const readiness = { isReady: true };
let api: FastifyInstance;
let web: FastifyInstance;
let deps: Parameters<typeof buildServer>[0];

/** The smallest valid React Router build: one page that echoes its request. */
const build = {
  entry: {
    module: {
      default: async (request: Request, _status: number, _headers: Headers, page: EntryContext) =>
        Response.json({
          url: request.url,
          ip: request.headers.get("x-forwarded-for"),
          received: page.staticHandlerContext.actionData?.root,
        }),
    },
  },
  routes: {
    root: {
      id: "root",
      path: "*",
      module: {
        default: () => null,
        action: ({ request }: { request: Request }) => request.text(),
      },
    },
  },
  assets: { entry: {}, routes: {}, url: "", version: "1" },
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

beforeAll(async () => {
  api = Fastify();
  api.all("/*", async (request) => ({
    path: request.url,
    ip: request.headers["x-forwarded-for"],
    requestId: request.headers["x-request-id"],
    body: request.body ?? null,
    ...(request.headers.traceparent && { traceparent: request.headers.traceparent }),
  }));
  await api.listen({ port: 0, host: "127.0.0.1" });
  const apiPort = (api.server.address() as AddressInfo).port;

  const clientFolder = mkdtempSync(join(tmpdir(), "boab-client-"));
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(
    join(clientFolder, "assets/app-1a2b.js"),
    `export const x = "${"a".repeat(4000)}";`,
  );
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");

  const config = parseConfig({
    PUBLIC_ORIGIN: "https://boab.example",
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    LOG_LEVEL: "silent",
  });
  deps = { config, build, clientFolder, readiness };
  web = await buildServer(deps);
});

afterAll(async () => {
  await web.close();
  await api.close();
});

const names = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "content-security-policy",
  "x-request-id",
];

describe("the web server", () => {
  test.each([
    ["a page", "/directory"],
    ["data of a page", "/directory.data"],
    ["a hashed file", "/assets/app-1a2b.js"],
    ["a plain file", "/favicon.svg"],
    ["a file that is gone", "/assets/gone-1a2b.js"],
    ["the API", "/api/session"],
    ["health", "/health/live"],
  ])("%s carries every security header", async (_name, url) => {
    const { headers } = await web.inject({ url });
    expect(names.filter((name) => !headers[name])).toEqual([]);
  });

  test("hashed files are cached forever and compressed", async () => {
    const { headers } = await web.inject({
      url: "/assets/app-1a2b.js",
      headers: { "accept-encoding": "br" },
    });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBe("br");
  });

  test("SHELL-33 a file that is gone is 404, not the home page", async () => {
    expect((await web.inject({ url: "/assets/gone-1a2b.js" })).statusCode).toBe(404);
  });

  test("SHELL-38 /api is proxied to the configured host without its prefix, including bodies", async () => {
    const response = await web.inject({
      method: "POST",
      url: "/api/app/enquiries?x=1",
      headers: { "x-request-id": "request-0001" },
      payload: { name: "Kwame" },
    });
    expect(response.json()).toEqual({
      path: "/app/enquiries?x=1",
      ip: "127.0.0.1",
      requestId: "request-0001",
      body: { name: "Kwame" },
    });
  });

  test.each([
    ["/api/access-requests", "/access-requests"],
    ["/api/api/access-requests", "/api/access-requests"],
    ["/api/video", "/video"],
    ["/api/api/video", "/api/video"],
  ])(
    "ACCESS-07 ADDV-04 X-84 %s of the site reaches the API as %s, which it serves",
    async (url, path) => {
      const payload = { accessType: "merchant" };
      const response = await web.inject({ method: "POST", url, payload });
      expect(response.json()).toMatchObject({ path, body: payload });
    },
  );

  test("a visitor cannot forge the IP address the API sees, or the host in our links", async () => {
    const forged = { "x-forwarded-for": "203.0.113.9", host: "evil.example" };
    const outsideRequest = { remoteAddress: "198.51.100.7", headers: forged };
    const proxied = await web.inject({ url: "/api/session", ...outsideRequest });
    expect(proxied.json()).toMatchObject({ ip: "198.51.100.7" });
    const page = await web.inject({ url: "//evil.example/directory", ...outsideRequest });
    expect(page.json()).toMatchObject({
      ip: "198.51.100.7",
      url: "https://boab.example/evil.example/directory",
    });
  });

  test("whoever sends a whole address instead of a path doesn't choose the host of our links", async () => {
    const other = await buildServer(deps);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const { port } = other.server.address() as AddressInfo;
    const body = await new Promise<string>((done, fail) =>
      httpRequest({ port, path: "http://evil.example/directory?x=1" }, (response) =>
        text(response).then(done, fail),
      )
        .on("error", fail)
        .end(),
    );
    await other.close();
    expect(JSON.parse(body).url).toBe("https://boab.example/directory?x=1");
  });

  test.each(["/", "/directory", "/favicon.svg", "/assets/app-1a2b.js"])(
    "TRACE of %s is refused and repeats nothing",
    async (url) => {
      const headers = { cookie: "__Host-boab_session=secret" };
      const response = await web.inject({ method: "TRACE" as "GET", url, headers });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain("secret");
    },
  );

  test("a file that is gone says its character set", async () => {
    const { headers } = await web.inject({ url: "/assets/gone-1a2b.js" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test("a trace that a visitor made up is not passed on to the API", async () => {
    const headers = { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` };
    const response = await web.inject({ url: "/api/session", headers });
    expect(response.json()).not.toHaveProperty("traceparent");
  });

  test("a form arrives at the action unchanged", async () => {
    const response = await web.inject({
      method: "POST",
      url: "/x",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://boab.example",
      },
      payload: "name=Amara",
    });
    expect(response.json()).toMatchObject({ received: "name=Amara" });
  });

  const post = (payload: string, remoteAddress = "198.51.100.20") =>
    web.inject({
      method: "POST",
      url: "/x",
      remoteAddress,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://boab.example",
      },
      payload,
    });

  test("a form of more than 256 kB is refused before the page sees it", async () => {
    expect((await post("a".repeat(250_000))).statusCode).toBe(200);
    expect((await post("a".repeat(8_000_000))).statusCode).toBe(413);
  });

  test("one address cannot post for ever, and others are not held up by it", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn++)
      statuses.push((await post("a=b", "198.51.100.21")).statusCode);
    expect(statuses.slice(0, 120)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await post("a=b", "198.51.100.22")).statusCode).toBe(200);
  });

  test("whoever is signed in can post although others behind the same address used up its forms", async () => {
    for (let turn = 0; turn < 121; turn++) await post("a=b", "198.51.100.31");
    const refused = await post("a=b", "198.51.100.31");
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toBe(
      "We're getting a lot of requests from your network. Please sign in, or try again in a minute.",
    );
    const signedIn = await web.inject({
      method: "POST",
      url: "/x",
      remoteAddress: "198.51.100.31",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: "__Host-boab_session=amara",
      },
      payload: "a=b",
    });
    expect(signedIn.statusCode).toBe(200);
  });

  test("a request has 30 seconds to arrive, its headers 10", () => {
    expect(web.server.requestTimeout).toBe(30_000);
    expect(web.server.headersTimeout).toBe(10_000);
  });

  test.each([
    ["GET", "/%zz", 400, "bad_request"],
    ["GET", "/%ED%A0%80", 400, "bad_request"],
    ["GET", "/api/..%2Fmetrics", 400, "bad_request"],
    ["TRACE", "/directory", 404, "not_found"],
  ])("%s %s is refused in the API's format", async (method, url, status, code) => {
    const response = await web.inject({ method: method as "GET", url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      error: expect.any(String),
      code,
      requestId: response.headers["x-request-id"],
    });
    expect(names.filter((name) => !response.headers[name])).toEqual([]);
  });

  test.each([
    ["/booking?token=q7Tn2Yb5", "strict-origin"],
    ["/account/reset-password?lang=en&oobCode=q7Tn2Yb5", "strict-origin"],
    ["/calendar/q7Tn2Yb5.ics", "strict-origin"],
    ["/directory?q=token", "strict-origin-when-cross-origin"],
  ])("X-105 %s is never the referrer of another request", async (url, policy) => {
    expect((await web.inject({ url })).headers["referrer-policy"]).toBe(policy);
  });

  test.each(["/\\\\evil.example/directory", "/%5C"])(
    "%s is one of our own addresses",
    async (url) => {
      const response = await web.inject({ url });
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode === 200)
        expect(response.json().url).toMatch(/^https:\/\/boab\.example\//);
    },
  );

  test("a missing API returns an error in the API's format", async () => {
    await api.close();
    const response = await web.inject({ url: "/api/session" });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "not_available" });
  });

  test("stopping reports not ready first, then ends despite keep-alive connections", async () => {
    await web.listen({ port: 0, host: "127.0.0.1" });
    const { port } = web.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const send = (path: string) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) =>
        httpRequest({ port, path, agent }, (response) => {
          response.resume();
          response.on("end", () =>
            done({ status: response.statusCode, connection: response.headers.connection }),
          );
        })
          .on("error", fail)
          .end(),
      );
    expect(await send("/health/ready")).toMatchObject({ status: 200 });

    const startedAt = performance.now();
    const stopPromise = stop(web, readiness, { drainMs: 100, closeMs: 500 });
    expect(await send("/health/ready")).toEqual({ status: 503, connection: "close" });
    await stopPromise;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await expect(send("/health/ready")).rejects.toThrow();
    agent.destroy();
  });
});
