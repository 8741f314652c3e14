import { expect, test } from "vitest";
import { isKnownBrowser, knownCookie } from "./known-browser.ts";

const withCookies = (cookie: string) => new Request("http://boab.test/", { headers: { cookie } });

test("a browser is known by the cookie of its first sign-in, for a year", () => {
  const [pair = "", ...attributes] = knownCookie(true).split("; ");
  expect(isKnownBrowser(withCookies(`a=b; ${pair}`))).toBe(true);
  expect(attributes).toEqual(["Path=/", "Max-Age=31536000", "SameSite=Lax", "HttpOnly", "Secure"]);
  expect(knownCookie(false)).not.toContain("Secure");
});

test("other cookies, and none, are no sign of one", () => {
  expect(isKnownBrowser(withCookies("boab_knownish=1; boab_known=0"))).toBe(false);
  expect(isKnownBrowser(new Request("http://boab.test/"))).toBe(false);
});
