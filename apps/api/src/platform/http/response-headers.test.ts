import { expect, test } from "vitest";
import { makeRandomIp, useTestApp } from "#test/harness.ts";
import { makeTestRoute } from "#test/planted.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

const securityHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
};
const closed = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
};

const enquiry = { name: "Ada", email: "ada@people.example", message: "Hello" };

test.each<[string, number, "GET" | "POST" | "DELETE" | "HEAD" | "OPTIONS", string, object?]>([
  ["a success", 200, "GET", "/session"],
  ["a created object", 201, "POST", "/app/enquiries", { body: enquiry }],
  ["an accepted task", 202, "POST", "/newsletter/subscribers", { body: { email: "a@b.example" } }],
  ["an empty response", 204, "DELETE", "/session"],
  ["a wrong body", 400, "POST", "/app/enquiries", { body: {} }],
  ["a broken address", 400, "GET", "/user/get-user/%zz"],
  ["an endless address", 400, "GET", `/user/get-user/${"a".repeat(300)}`],
  ["a missing sign-in", 401, "GET", "/user/get-all-users"],
  ["a foreign page", 403, "DELETE", "/session", { headers: { origin: "https://evil.example" } }],
  ["an unknown page", 404, "GET", "/nowhere"],
  ["an unknown write", 404, "POST", "/nowhere", { body: {} }],
  ["an unknown method", 404, "OPTIONS", "/session"],
  ["a hidden object", 404, "GET", "/user/by-handle/nobody.here"],
  ["a large body", 413, "POST", "/app/enquiries", { body: { name: "a".repeat(70_000) } }],
  ["a form", 415, "POST", "/app/enquiries", { body: "a=b", headers: { "content-type": "a/b" } }],
  ["a probe", 200, "GET", "/health/live"],
  ["another probe", 200, "GET", "/health/ready"],
  ["the metrics", 200, "GET", "/metrics"],
  ["a request for the headers alone", 200, "HEAD", "/session"],
])("%s (%i) carries every header", async (_what, status, method, url, options = {}) => {
  const response = await app.call(method, url, options);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(closed);
});

test("a fault of ours (500) has every header", async () => {
  const broken = makeTestRoute("/broken", async () => {
    throw new Error("boom");
  });
  const { call } = await startServer(app, { routes: [broken] });
  const response = await call("GET", "/broken");
  expect(response.statusCode).toBe(500);
  expect(response.headers).toMatchObject(closed);
});

test("one request too many (429) has every header", async () => {
  const ip = makeRandomIp();
  const subscribe = () => app.call("POST", "/newsletter/subscribers", { ip, body: {} });
  await Promise.all([subscribe(), subscribe(), subscribe()]);
  const response = await subscribe();
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject(closed);
});

test.each(["/docs", "/docs/json", "/docs/static/swagger-ui.css", "/docs/static/nowhere.js"])(
  "%s carries every header and may load only its own parts",
  async (url) => {
    const response = await app.call("GET", url);
    expect(response.headers).toMatchObject({
      ...securityHeaders,
      "cache-control": expect.any(String),
    });
    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
  },
);

test("only a successful response of a public route can be cached, and never one made with a session", async () => {
  const ada = await app.signIn();
  const { username } = (await app.call("GET", "/session", { as: ada })).json().profile;
  const shared = await app.call("GET", `/user/by-handle/${username}`);
  expect(shared.headers["cache-control"]).toBe("public, s-maxage=30, stale-while-revalidate=10");
  expect(shared.headers["set-cookie"]).toBeUndefined();
  const signedIn = await app.call("GET", `/user/by-handle/${username}`, { as: ada });
  expect(signedIn.statusCode).toBe(200);
  expect(signedIn.headers["cache-control"]).toBe("private, no-store");
  const profileResponse = await app.call("GET", `/user/get-user/${ada.userId}`, { as: ada });
  expect(profileResponse.headers["cache-control"]).toBe("private, no-store");
});

test.each([
  ["0f8fad5b-d9cb-469f-a165-70867728950e", true],
  ["abcdEFGH", true],
  ["a".repeat(64), true],
  ["short", false],
  ["a".repeat(65), false],
  ["has spaces in it", false],
  ['"><script>alert(1)</script>', false],
  ["", false],
])("the request id %j is accepted: %s", async (id, isAccepted) => {
  const response = await app.call("GET", "/nowhere", { headers: { "x-request-id": id } });
  const usedRequestId = response.headers["x-request-id"];
  expect(usedRequestId === id).toBe(isAccepted);
  expect(response.json().requestId).toBe(usedRequestId);
});
