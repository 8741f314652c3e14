import { describe, expect, test } from "vitest";
import { makeFlashCookie, readFlash, takeFlash } from "./flash.ts";

const toCookiePair = (header: string) => header.split(";")[0] ?? "";

describe("a message over one redirect", () => {
  test("round-trips any Unicode text", () => {
    const cookie = toCookiePair(makeFlashCookie({ text: "Ẹ kú àbọ̀; welcome=1", tone: "ok" }));
    expect(readFlash(`a=b; ${cookie}; c=d`)).toEqual({ text: "Ẹ kú àbọ̀; welcome=1", tone: "ok" });
  });

  test("is shown once", () => {
    const page = { cookie: toCookiePair(makeFlashCookie({ text: "Saved", tone: "ok" })) };
    expect(takeFlash(page)).toEqual({ text: "Saved", tone: "ok" });
    expect(page.cookie).toContain("Max-Age=0");
    expect(takeFlash({ cookie: "" })).toBeNull();
  });

  test.each(["boab_flash=%", "boab_flash=%7B", "boab_flash=%7B%22text%22%3A1%7D", "x=1", ""])(
    "an invalid cookie is ignored: %s",
    (cookies) => expect(readFlash(cookies)).toBeNull(),
  );

  test("is cut at 200 characters", () => {
    const cookie = toCookiePair(makeFlashCookie({ text: "x".repeat(500), tone: "bad" }));
    expect(readFlash(cookie)?.text).toHaveLength(200);
  });
});
