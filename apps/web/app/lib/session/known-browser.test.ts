import { expect, test } from "vitest";
import {
  isKnownBrowser,
  makeKnownBrowserCookie,
  withoutKnownBrowserCookie,
} from "./known-browser.ts";

const makeRequestWithCookies = (cookie: string) =>
  new Request("http://boab.test/", { headers: { cookie } });

test("a browser is known by the cookie of its first sign-in, for a year", () => {
  const [pair = "", ...attributes] = makeKnownBrowserCookie(true).split("; ");
  expect(pair).toBe("boab_known=");
  expect(isKnownBrowser(makeRequestWithCookies(`a=b; ${pair}`))).toBe(true);
  expect(attributes).toEqual(["Path=/", "Max-Age=31536000", "SameSite=Lax", "HttpOnly", "Secure"]);
  expect(makeKnownBrowserCookie(false)).not.toContain("Secure");
});

test("other cookies, and none, are no sign of one", () => {
  expect(isKnownBrowser(makeRequestWithCookies("boab_knownish=1; known=0"))).toBe(false);
  expect(isKnownBrowser(new Request("http://boab.test/"))).toBe(false);
});

test("X-77 public reads see only the other cookies", () => {
  expect(withoutKnownBrowserCookie("boab_known=")).toBeNull();
  expect(withoutKnownBrowserCookie("boab_known=1")).toBeNull();
  expect(withoutKnownBrowserCookie(null)).toBeNull();
  expect(withoutKnownBrowserCookie("a=b; boab_known=; c=d")).toBe("a=b; c=d");
});
