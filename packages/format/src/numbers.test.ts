import { expect, test } from "vitest";
import { formatBytes } from "./bytes.ts";
import { formatCount, formatPercent } from "./numbers.ts";
import { spellCount } from "./spell-count.ts";

test("counts have thousands", () => {
  expect(formatCount(1_284)).toBe("1,284");
});

test("rates are shown in percent", () => {
  expect([0.017, 0.15, 1].map(formatPercent)).toEqual(["1.7%", "15%", "100%"]);
});

test("files have a size of at least a kilobyte", () => {
  expect([0, 655_360, 2_202_010].map(formatBytes)).toEqual(["1 kB", "640 kB", "2.1 MB"]);
});

test("numbers below ten are words", () => {
  expect([0, 2, 9, 10].map(spellCount)).toEqual(["No", "Two", "Nine", "10"]);
});
