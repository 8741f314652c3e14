import { expect, test } from "vitest";
import { dropCorrectedResults, findCorrection } from "./everything.rules.ts";

const part = (count: number, corrected: string | null = null) => ({
  data: Array.from({ length: count }, (_, index) => index),
  total: { count, isCapped: false },
  corrected,
});

test.each([
  ["nothing was found anywhere", [part(0), part(0)], null],
  ["something has the words as typed", [part(3, "jollof"), part(1)], null],
  ["only corrections found something", [part(0), part(3, "jollof")], "jollof"],
  ["two kinds correct differently: the first", [part(2, "jollof"), part(1, "jolly")], "jollof"],
  ["one kind is missing", [undefined, part(3, "jollof")], "jollof"],
])("when %s", (_when, parts, corrected) => {
  expect(findCorrection({ ...parts } as never)).toBe(corrected);
});

test("what only a correction found isn't what was typed", () => {
  expect(dropCorrectedResults(part(2))).toEqual(part(2));
  expect(dropCorrectedResults(part(2, "jollof"))).toMatchObject({ data: [], total: { count: 0 } });
});
