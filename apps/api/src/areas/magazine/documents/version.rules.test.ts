import { describe, expect, test } from "vitest";
import { canReplaceAutosave, countChangedWords, listSurplusVersionIds } from "./version.rules.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 16, 9, minutes));

describe("F-MAG-02 a pause in typing", () => {
  const last = { id: "1", kind: "autosaved", savedBy: "saba", savedAt: at(0) } as const;
  const next = { kind: "autosaved", savedBy: "saba", savedAt: at(9) } as const;

  test.each([
    ["within ten minutes it is the same", last, next, true],
    ["after ten minutes it is another", last, { ...next, savedAt: at(10) }, false],
    ["somebody else's is another", last, { ...next, savedBy: "grace" }, false],
    ["a deliberate save stays", { ...last, kind: "saved" as const }, next, false],
    ["a deliberate save is its own", last, { ...next, kind: "saved" as const }, false],
    ["the first is its own", undefined, next, false],
  ])("%s", (_what, before, after, expected) => {
    expect(canReplaceAutosave(before, after)).toBe(expected);
  });
});

describe("F-MAG-02 versions beyond the limit", () => {
  const versions = ["saved", "submitted", "autosaved", "published", "saved"].map((kind, index) => ({
    id: `v${5 - index}`,
    kind: kind as "saved",
  }));

  test.each([
    [5, []],
    [4, ["v1"]],
    [3, ["v1", "v3"]],
    // What somebody acted on goes last, and what is on the site never.
    [2, ["v1", "v3", "v4"]],
    [1, ["v1", "v3", "v4"]],
  ])("of five, %i are kept: %j go", (max, expected) => {
    expect(listSurplusVersionIds(versions, "v2", max)).toEqual(expected);
  });
});

test.each([
  ["", "one two", { added: 2, removed: 0 }],
  ["one two", "", { added: 0, removed: 2 }],
  ["one two", "two one", { added: 0, removed: 0 }],
  ["a a b", "a c – !", { added: 1, removed: 2 }],
])("from %j to %j", (before, after, expected) => {
  expect(countChangedWords(before, after)).toEqual(expected);
});
