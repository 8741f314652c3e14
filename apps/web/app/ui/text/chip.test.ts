import { expect, it } from "vitest";
import { getStatusTone } from "./chip.tsx";

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
  ["constructor", "neutral"],
  ["__proto__", "neutral"],
])("ACCT-09 ADM-USR-13 the word %s has the tone %s", (word, tone) => {
  expect(getStatusTone(word)).toBe(tone);
});
