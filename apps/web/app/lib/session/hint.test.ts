import { expect, test } from "vitest";
import { hintCookie, readHint, removedHintCookie } from "./hint.ts";

const cookieOf = (header: string) => header.split(";")[0] ?? "";

test("the hint holds the first name and nothing else", () => {
  const header = hintCookie("Ọlá", true);
  expect(readHint(cookieOf(header))).toBe("Ọlá");
  expect(header).toMatch(/; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/);
  expect(header).not.toContain("HttpOnly");
});

test("a name cannot break out of the cookie or grow too long", () => {
  const cookie = hintCookie("a; Domain=evil.example", false);
  expect(cookie).not.toContain("Domain=");
  expect(readHint(cookieOf(hintCookie("x".repeat(400), false)))).toHaveLength(40);
  expect(() => hintCookie("\ud800", false)).not.toThrow();
});

test("a removed hint is gone", () => {
  expect(readHint(cookieOf(removedHintCookie))).toBeNull();
  expect(readHint("")).toBeNull();
});
