import { describe, expect, test } from "vitest";
import { formatDecimal, formatEditableAmount, parseAmount } from "./amounts.ts";

test("amounts for fields and spreadsheets", () => {
  expect([9_500, 2_450, 5, 0].map(formatEditableAmount)).toEqual(["95", "24.50", "0.05", "0"]);
  expect([9_500, 2_450, -404, 0].map(formatDecimal)).toEqual(["95.00", "24.50", "-4.04", "0.00"]);
});

describe("a typed amount", () => {
  test.each([
    ["24.50", 2_450],
    [" $ 1,250.50 ", 125_050],
    ["1 250", 125_000],
    ["0.29", 29],
    ["", null],
    ["24,50", undefined],
    ["-5", undefined],
    ["1.234", undefined],
    ["lots", undefined],
  ])("%j is %s cents", (typed, cents) => expect(parseAmount(typed)).toBe(cents));
});
