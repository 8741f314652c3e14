import { expect, test } from "vitest";
import { LISTING_CACHE_CONTROL, listingHeaders, publicHeaders } from "./cache.ts";

test("R16 shared caches may store a public page, but not its errors", () => {
  expect(publicHeaders({ errorHeaders: undefined })["Cache-Control"]).toContain("s-maxage=60");
  expect(publicHeaders({ errorHeaders: new Headers() })["Cache-Control"]).toBe("private, no-store");
});

test("DIR-ADDR-03 X-19 shared caches drop a hidden or deleted listing within a minute", () => {
  expect(listingHeaders({ errorHeaders: undefined })["Cache-Control"]).toBe(LISTING_CACHE_CONTROL);
  expect(listingHeaders({ errorHeaders: new Headers() })["Cache-Control"]).toBe(
    "private, no-store",
  );
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(LISTING_CACHE_CONTROL)?.[1]);
  expect(seconds("s-maxage") + seconds("stale-while-revalidate")).toBeLessThan(60);
  expect(LISTING_CACHE_CONTROL).toContain("max-age=0");
  expect(LISTING_CACHE_CONTROL).not.toContain("stale-if-error");
});
