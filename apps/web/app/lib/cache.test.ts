import { expect, test } from "vitest";
import { publicHeaders } from "./cache.ts";

test("R16 a public page is kept by shared caches, its error is not", () => {
  expect(publicHeaders({ errorHeaders: undefined })["Cache-Control"]).toContain("s-maxage=60");
  expect(publicHeaders({ errorHeaders: new Headers() })["Cache-Control"]).toBe("private, no-store");
});
