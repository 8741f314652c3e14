import { expect, test } from "vitest";
import { publicOrigin } from "#test/config.ts";
import { useTestApp } from "#test/harness.ts";
import { toRouteName, toSampleUrl } from "#test/routes.ts";

const app = useTestApp();

const listWritingCalls = () =>
  app.services.routes.map(({ call }) => call).filter(({ method }) => method !== "GET");

/** A request from a browser or a script on somebody else's page. */
function callFromOtherSite(method: string, url: string, headers: Record<string, string>) {
  return app.server.inject({
    method: method as "POST",
    url,
    remoteAddress: `2001:db8:${Math.floor(Math.random() * 65536).toString(16)}::1`,
    headers,
  });
}

const foreignOrigin = "https://evil.example";

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site", origin: foreignOrigin }],
  ["a subdomain", { "sec-fetch-site": "same-site", origin: "http://shop.boab.test" }],
  ["the address bar", { "sec-fetch-site": "none" }],
  ["another site in an old browser", { origin: foreignOrigin }],
  ["a sandboxed frame", { origin: "null" }],
  ["a sandboxed frame in a new browser", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["another scheme", { origin: publicOrigin.replace("http:", "https:") }],
  ["another port", { origin: `${publicOrigin}:8080` }],
  ["a longer name", { origin: `${publicOrigin}.evil.example` }],
  ["a script that says nothing", {}],
  ["a page that claims our origin", { "sec-fetch-site": "cross-site", origin: publicOrigin }],
  ["a page that hides its origin", { "sec-fetch-site": "same-origin", origin: foreignOrigin }],
  ["a plain form", { origin: foreignOrigin, "content-type": "application/x-www-form-urlencoded" }],
  ["a file form", { origin: foreignOrigin, "content-type": "multipart/form-data; boundary=x" }],
  ["a text form", { origin: foreignOrigin, "content-type": "text/plain" }],
])("every writing call refuses %s", async (_where, headers) => {
  expect(listWritingCalls().length).toBeGreaterThan(6);
  for (const one of listWritingCalls()) {
    const response = await callFromOtherSite(one.method, toSampleUrl(one), headers);
    expect(response.statusCode, toRouteName(one)).toBe(403);
    expect(response.json().code, toRouteName(one)).toBe("cross_site");
  }
});

test.each<[string, Record<string, string>]>([
  ["both headers", { "sec-fetch-site": "same-origin", origin: publicOrigin }],
  ["only Origin", { origin: publicOrigin }],
  ["only Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
  ["an origin hidden by no-referrer", { "sec-fetch-site": "same-origin", origin: "null" }],
])("our own pages can write, with %s", async (_which, headers) => {
  for (const one of listWritingCalls()) {
    const response = await callFromOtherSite(one.method, toSampleUrl(one), headers);
    expect(response.statusCode, toRouteName(one)).not.toBe(403);
  }
});

test("anybody may link to what is only read", async () => {
  const response = await callFromOtherSite("GET", "/session", { "sec-fetch-site": "cross-site" });
  expect(response.statusCode).toBe(200);
});
