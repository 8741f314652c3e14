import { expect, test } from "vitest";
import { findMatchPosition } from "./search.rules.ts";

test.each([
  ["nwosu", "anywhere"],
  ["Zoë", "anywhere"],
  ["o'brien", "anywhere"],
  ["a.b.cde", "anywhere"],
  ["ad", "beginning"],
  ["é", "beginning"],
  ["o'b", "beginning"],
  ["%", "nowhere"],
  ["_", "nowhere"],
  ["';--", "nowhere"],
])("%j is looked for %s", (words, place) => {
  expect(findMatchPosition(words)).toBe(place);
});
