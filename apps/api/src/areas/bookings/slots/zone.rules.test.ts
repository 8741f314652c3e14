import { computeUtcOffsetMs } from "@boab/format/zones";
import { expect, test } from "vitest";
import { getOffsetMs } from "./zone.rules.ts";

const zones = [
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Australia/Brisbane",
  "Australia/Adelaide",
  "Australia/Eucla",
  "Africa/Casablanca",
];
const hourMs = 3_600_000;

test.each(zones)("X-33 the kept offsets of %s are those of its clock", (timeZone) => {
  const differingInstants: string[] = [];
  const check = (at: number) => {
    if (getOffsetMs(at, timeZone) !== computeUtcOffsetMs(at, timeZone))
      differingInstants.push(new Date(at).toISOString());
  };
  // Every quarter of an hour is too many: every seventh hour meets each hour of the day, and each change is met from both sides.
  const end = Date.UTC(2028, 0, 1);
  for (let at = Date.UTC(2026, 0, 1); at < end; at += 7 * hourMs) {
    check(at);
    if (computeUtcOffsetMs(at, timeZone) === computeUtcOffsetMs(at + 7 * hourMs, timeZone))
      continue;
    for (let minute = at; minute < at + 7 * hourMs; minute += 60_000) check(minute);
  }
  expect(differingInstants).toEqual([]);
});

test("a year that nobody books in is read and not kept", () => {
  const at = Date.UTC(1999, 6, 1);
  expect(getOffsetMs(at, "Australia/Sydney")).toBe(computeUtcOffsetMs(at, "Australia/Sydney"));
});
