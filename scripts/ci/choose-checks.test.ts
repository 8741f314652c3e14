import { expect, it } from "vitest";
import { checks } from "./checks.ts";
import { type CheckSelection, chooseChecks } from "./choose-checks.ts";

const choose = (choice: Partial<CheckSelection>) =>
  chooseChecks({ isFullRun: false, names: [], base: "abc", ...choice });
const listNames = (choice: Partial<CheckSelection>) => {
  const chosen = choose(choice);
  if (typeof chosen === "string") throw new Error(chosen);
  return chosen.map(({ name }) => name);
};

it("does the quick checks and the tests of what changed", () => {
  expect(listNames({})).toEqual([
    "commits",
    "words",
    "lint",
    "boundaries",
    "dead-code",
    "types",
    "tests",
  ]);
  expect(choose({})).toContainEqual({
    name: "tests",
    command: "vitest run --changed abc --passWithNoTests",
  });
});

it("does every check and every test when asked for all", () => {
  expect(listNames({ isFullRun: true }).toSorted()).toEqual(
    ["tests", ...checks.map(({ name }) => name)].toSorted(),
  );
  expect(choose({ isFullRun: true })).toContainEqual({ name: "tests", command: "vitest run" });
});

it("does only what is named, in that order", () => {
  expect(listNames({ names: ["words", "audit"] })).toEqual(["words", "audit"]);
});

it("lists the checks when a name is unknown", () => {
  expect(choose({ names: ["word"] })).toMatch(/^There is no check "word"\.\n {2}types /);
});
