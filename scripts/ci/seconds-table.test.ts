import { expect, it } from "vitest";
import { formatSecondsTable } from "./seconds-table.ts";

it("lists the steps from the longest to the shortest, and the whole run by the clock", () => {
  const results = [
    { step: { name: "types" }, seconds: 61.2 },
    { step: { name: "journeys" }, seconds: 1204.9 },
  ];
  expect(formatSecondsTable(results, 1_300_400)).toEqual([
    "journeys                   1205 s",
    "types                        61 s",
    "whole run                  1300 s",
  ]);
});
