import { describe, expect, test } from "vitest";
import { maskEmails, toLoggedPath } from "./log-safe.ts";

describe("what of a URL is logged", () => {
  test.each([
    ["/booking?token=q7Tn2Yb5", "/booking"],
    ["/account/reset-password#oobCode=q7Tn2Yb5", "/account/reset-password"],
    ["/calendar/short.ics", "/calendar/…"],
    ["/api/calendar/q7Tn2Yb5.ics?x=1", "/api/calendar/…"],
    ["/directory/Zx81kLmNopQrStUvWxYz0123456789aB/x", "/directory/…/x"],
    ["/users/ada@people.example", "/users/…"],
    ["/users/ada%40people.example", "/users/…"],
    ["/@ada.lovelace", "/@ada.lovelace"],
    ["/user/get-user/wYl2Qm0mXSbG8kfPzt1hV5n7c3R2", "/user/get-user/wYl2Qm0mXSbG8kfPzt1hV5n7c3R2"],
    [
      "/directory/the-very-best-hair-braiding-salon-of-brisbane",
      "/directory/the-very-best-hair-braiding-salon-of-brisbane",
    ],
    [
      "/uploads/1b4e28ba-2fa1-11d2-883f-0016d3cca427",
      "/uploads/1b4e28ba-2fa1-11d2-883f-0016d3cca427",
    ],
    ["/dir/bookings/BOOK-1A2B3C4D", "/dir/bookings/BOOK-1A2B3C4D"],
  ])("%s becomes %s", (url, expected) => {
    expect(toLoggedPath(url)).toBe(expected);
  });
});

describe("an error's text", () => {
  test.each([
    ["550 <ada@people.example> unknown", "550 <…> unknown"],
    ["Key (email)=(a.b+c@mail.people.example) exists", "Key (email)=(…) exists"],
    ["at node_modules/@fastify/cookie/plugin.js", "at node_modules/@fastify/cookie/plugin.js"],
  ])("%s becomes %s", (text, expected) => {
    expect(maskEmails(text)).toBe(expected);
  });

  test("takes no longer for a text made to be slow", () => {
    const startedAt = performance.now();
    maskEmails("a".repeat(1_000_000));
    maskEmails(`a@${"a.".repeat(500_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
