import { expect, test } from "vitest";
import { makeHintCookie, readHint, removedHintCookie } from "./hint.ts";

const toCookiePair = (header: string) => header.split(";")[0] ?? "";

test("the hint holds the first name and nothing else", () => {
  const header = makeHintCookie("Ọlá", true);
  expect(readHint(toCookiePair(header))).toBe("Ọlá");
  expect(header).toMatch(/; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/);
  expect(header).not.toContain("HttpOnly");
});

test("a name cannot break out of the cookie or grow too long", () => {
  const cookie = makeHintCookie("a; Domain=evil.example", false);
  expect(cookie).not.toContain("Domain=");
  expect(readHint(toCookiePair(makeHintCookie("x".repeat(400), false)))).toHaveLength(40);
  expect(() => makeHintCookie("\ud800", false)).not.toThrow();
});

test("a removed hint is gone", () => {
  expect(readHint(toCookiePair(removedHintCookie))).toBeNull();
  expect(readHint("")).toBeNull();
});
