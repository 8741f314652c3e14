import { expect, test } from "vitest";
import { isKeyOf, isOneOf } from "./guards.ts";
import { getKeys } from "./keys.ts";
import { makeRecord } from "./make-record.ts";

const moods = { day: "Day", dusk: "Dusk" };

test("the names of an object keep their order", () => {
  expect(getKeys(moods)).toEqual(["day", "dusk"]);
});

test("only an object's own fields are its names", () => {
  expect(isKeyOf(moods, "dusk")).toBe(true);
  expect(isKeyOf(moods, "night")).toBe(false);
  expect(isKeyOf(moods, "toString")).toBe(false);
});

test("each name gets its value", () => {
  expect(makeRecord(["a", "bc"], (name) => name.length)).toEqual({ a: 1, bc: 2 });
});

test("only listed values are choices", () => {
  expect(isOneOf([15, 30], 30)).toBe(true);
  expect(isOneOf([15, 30], "30")).toBe(false);
  expect(isOneOf(["", "new"], undefined)).toBe(false);
});
