import { expect, test } from "vitest";
import { isSameName } from "./deletion.rules.ts";

test.each([
  ["Mama's Kitchen", true],
  ["Mama’s Kitchen", true],
  ["Mama`s Kitchen", true],
  ["mama's kitchen", false],
  ["Mamas Kitchen", false],
  ["", false],
  [undefined, false],
])("DIR-LIST-03 %j confirms the deletion of Mama’s Kitchen: %s", (typed, isSame) => {
  expect(isSameName(typed, "Mama’s Kitchen")).toBe(isSame);
});
