import { expect, test } from "vitest";
import { listShorterPhrases } from "./catalog.rules.ts";

test.each<[string, string[]]>([
  ["dress", []],
  ["adire dress", ["adire", "dress"]],
  [
    "coffee beans ethiopia",
    ["coffee beans", "coffee ethiopia", "beans ethiopia", "coffee", "beans", "ethiopia"],
  ],
])("the shorter phrases of %j leave out the last words first", (typed, phrases) => {
  expect(listShorterPhrases(typed)).toEqual(phrases);
});

test("a long phrase is shortened in at most nine ways", () => {
  expect(listShorterPhrases("a b c d e f g h")).toHaveLength(9);
});
