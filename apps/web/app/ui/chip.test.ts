import { expect, it } from "vitest";
import { statusTone } from "./chip.tsx";

it.each([
  ["active", "ok"],
  ["Approved", "ok"],
  ["TRIAL", "ok"],
  ["pending", "warn"],
  ["banned", "danger"],
  ["suspended", "danger"],
  ["inactive", "danger"],
  ["none", "neutral"],
  ["something new", "neutral"],
])("the word %s has the tone %s", (word, tone) => {
  expect(statusTone(word)).toBe(tone);
});
