import { expect, test } from "vitest";
import { findLinesToRestock } from "./restock.rules.ts";

const day = new Date("2026-11-16T00:00:00Z");
const threeUnits = { quantity: 3, restockedQuantity: 0 };
const lines = [
  { itemNumber: 1, sentAt: null, restockedAt: null, ...threeUnits },
  { itemNumber: 2, sentAt: day, restockedAt: null, ...threeUnits },
  { itemNumber: 3, sentAt: null, restockedAt: day, ...threeUnits },
  { itemNumber: 4, sentAt: day, restockedAt: day, ...threeUnits, restockedQuantity: 2 },
];
const makeReturned = (itemNumber: number, quantity: number) => ({ itemNumber, quantity });

test.each([
  ["a cancelled order, what never left", true, [], [[1, 3]]],
  [
    "a cancelled order, and what the seller has again",
    true,
    [makeReturned(2, 3)],
    [
      [1, 3],
      [2, 3],
    ],
  ],
  ["a part, nothing by itself", false, [], []],
  [
    "a part, the pieces the seller has again",
    false,
    [makeReturned(1, 1), makeReturned(2, 2)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    "what was put back before, only the rest",
    true,
    [makeReturned(3, 3), makeReturned(4, 3)],
    [
      [1, 3],
      [4, 1],
    ],
  ],
])("F-MKT-05 puts back of %s", (_, isCancelled, returned, expected) => {
  const pieces = findLinesToRestock(lines, { isCancelled, returned }).map((one) => [
    one.line.itemNumber,
    one.pieces,
  ]);
  expect(pieces).toEqual(expected);
});
