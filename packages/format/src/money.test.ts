import { expect, test } from "vitest";
import { formatSignedMoney } from "./amounts.ts";
import { formatMoney, formatShortMoney } from "./money.ts";

test.each([
  [0, "$0.00"],
  [-0, "$0.00"],
  [5, "$0.05"],
  [495, "$4.95"],
  [123_450, "$1,234.50"],
  [999_999_999_99, "$999,999,999.99"],
  [-123, "−$1.23"],
  [-1_000, "−$10.00"],
  [-123_450_000, "−$1,234,500.00"],
])("SHELL-34 %i cents are shown in AUD with two decimals", (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected);
});

test.each([
  [6_850_000, "$68,500"],
  [3_450, "$34.50"],
  [0, "$0"],
  [-8_000, "−$80"],
])("%i cents are shortened to %s", (cents, expected) => {
  expect(formatShortMoney(cents)).toBe(expected);
});

test("a difference has a sign, and none has not", () => {
  expect([-13_127, 30, 0].map(formatSignedMoney)).toEqual(["−$131.27", "+$0.30", "$0.00"]);
});
