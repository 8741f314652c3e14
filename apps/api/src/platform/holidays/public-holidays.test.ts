import { expect, test } from "vitest";
import { listPublicHolidays } from "./public-holidays.ts";

test.each([
  ["VIC", "2026-03-09", "Labour Day"],
  ["VIC", "2026-11-03", "Melbourne Cup"],
  ["WA", "2026-03-02", "Labour Day"],
  ["QLD", "2026-05-04", "Labour Day"],
  ["TAS", "2026-03-09", "Eight Hours Day"],
  ["ACT", "2026-06-01", "Reconciliation Day"],
  ["NSW", "2026-12-25", "Christmas Day"],
  ["NSW", "2026-12-28", "Boxing Day holiday"],
])("%s keeps %s as %s", async (state, date, name) => {
  expect(await listPublicHolidays(state, date, date)).toEqual([{ date, name }]);
});

test("a day of another state isn't one", async () => {
  expect(await listPublicHolidays("NSW", "2026-11-03", "2026-11-03")).toEqual([]);
});

test("the end of a year and the start of the next are one stretch, without half days", async () => {
  expect(await listPublicHolidays("SA", "2026-12-24", "2027-01-01")).toEqual(
    expect.arrayContaining([{ date: "2027-01-01", name: "New Year's Day" }]),
  );
  const dates = (await listPublicHolidays("SA", "2026-12-24", "2027-01-01")).map(
    ({ date }) => date,
  );
  expect(dates).not.toContain("2026-12-24");
  expect(dates).not.toContain("2026-12-31");
});
