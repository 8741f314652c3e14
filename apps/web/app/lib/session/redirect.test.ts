import { describe, expect, test } from "vitest";
import { getRegisterPath, toSafeNextPath } from "./redirect.ts";

describe("X4 where to go on after signing in", () => {
  test.each([
    ["/account-management", "/account-management"],
    ["/marketplace?ps=24&c=a%26b", "/marketplace?ps=24&c=a%26b"],
    ["/directory#map", "/directory#map"],
    ["/a/../admin", "/admin"],
  ])("%s is a place on this site", (value, expected) => {
    expect(toSafeNextPath(value)).toBe(expected);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "account",
    "",
    null,
    undefined,
  ])("%j falls back", (value) => {
    expect(toSafeNextPath(value, "/fallback")).toBe("/fallback");
  });

  test("the login page keeps the next URL", () => {
    expect(getRegisterPath("/my-account/orders?page=2")).toBe(
      "/register?next=%2Fmy-account%2Forders%3Fpage%3D2",
    );
    expect(getRegisterPath("//evil.example")).toBe("/register");
    expect(getRegisterPath()).toBe("/register");
  });
});
