import { expect, it } from "vitest";
import { listCriteria, listNotBuilt } from "./list-criteria.ts";

it("names each criterion with its reading and its tests, and what is not built yet apart", () => {
  const tracedCriteria = {
    ids: ["SHELL-01", "MEDIA-01", "BOOK-08"],
    tests: new Map([
      ["SHELL-01", ["the home page (e2e/home.spec.ts)"]],
      ["BOOK-08", ["only confirmed bookings block (b.test.ts)", "and no other (c.test.ts)"]],
    ]),
    pointers: new Map([
      ["SHELL-01", []],
      ["MEDIA-01", ["X-83"]],
      ["BOOK-08", ["X-31", "X-88"]],
    ]),
    notBuilt: ["X-88", "X-102"],
  };
  expect(listCriteria(tracedCriteria)).toEqual([
    "SHELL-01",
    "  the home page (e2e/home.spec.ts)",
    "MEDIA-01 read as X-83",
    "  no test",
    "BOOK-08 read as X-31",
    "  only confirmed bookings block (b.test.ts)",
    "  and no other (c.test.ts)",
    "",
    "2 of 3 whole: 1 as written, 1 by a reading",
  ]);
  expect(listNotBuilt(tracedCriteria)).toEqual(["X-88 BOOK-08", "X-102"]);
});
