import { expect, test } from "vitest";
import { linesToRestock } from "./restock.rules.ts";

const day = new Date("2026-11-16T00:00:00Z");
const lines = [
  { itemNumber: 1, sentAt: null, restockedAt: null },
  { itemNumber: 2, sentAt: day, restockedAt: null },
  { itemNumber: 3, sentAt: null, restockedAt: day },
  { itemNumber: 4, sentAt: day, restockedAt: day },
];

test.each([
  ["a cancelled order, what never left", true, [], [1]],
  ["a cancelled order, and what the seller has again", true, [2], [1, 2]],
  ["a part, nothing by itself", false, [], []],
  ["a part, what the seller has again", false, [1, 2], [1, 2]],
  ["what was put back before, nothing", true, [3, 4], [1]],
])("F-MKT-05 puts back of %s", (_, isCancelled, returned, expected) => {
  const numbers = linesToRestock(lines, { isCancelled, returned }).map(
    ({ itemNumber }) => itemNumber,
  );
  expect(numbers).toEqual(expected);
});
