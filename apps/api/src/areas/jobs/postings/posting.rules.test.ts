import type { JobRow } from "@boab/contracts/jobs/postings";
import { describe, expect, test } from "vitest";
import { addDays, findState, getJobStatus, toTeaser, validateJobRows } from "./posting.rules.ts";

const postingContext = {
  businessState: "VIC" as const,
  today: "2026-11-16",
  stored: [{ id: "JOB-AAAAAA", closesOn: "2026-11-10" }],
};
const row: JobRow = { title: "Kitchen hand", type: "Casual", location: "Footscray" };

describe("reading the rows of the editor", () => {
  test.each<[string, JobRow, number]>([
    ["everything", row, 1],
    ["no title", { ...row, title: "" }, 0],
    ["no type", { ...row, type: "" }, 0],
    ["no location", { ...row, location: undefined }, 0],
    ["nothing", {}, 0],
  ])("JOB-02 keeps a job only with title, type and location: %s", (_what, typed, expectedCount) => {
    const read = validateJobRows([typed], postingContext);
    expect(read.ok && read.jobs).toHaveLength(expectedCount);
  });

  test("JOB-04 salary is 0 and negotiable unless given, to the cent", () => {
    const read = validateJobRows(
      [row, { ...row, salary: { amount: 29.55, unit: "per-hour" } }],
      postingContext,
    );
    expect(read.ok && read.jobs.map((job) => [job.salaryCents, job.salaryUnit])).toEqual([
      [0, "negotiable"],
      [2955, "per-hour"],
    ]);
  });

  test("a new job is open for thirty days unless another day is chosen", () => {
    const read = validateJobRows([row, { ...row, closesOn: "2026-11-16" }], postingContext);
    expect(read.ok && read.jobs.map((job) => job.closesOn)).toEqual(["2026-12-16", "2026-11-16"]);
  });

  test.each([
    ["yesterday", "2026-11-15", "Choose today or a later closing date."],
    ["in 91 days", "2027-02-15", "Choose a closing date in the next 90 days."],
  ])("a closing day %s is named with its row", (_what, closesOn, reason) => {
    expect(validateJobRows([row, { ...row, closesOn }], postingContext)).toEqual({
      ok: false,
      row: 1,
      field: "closesOn",
      reason,
    });
  });

  test("a job that closed can be saved as it is", () => {
    const stale = { ...row, id: "JOB-AAAAAA", closesOn: "2026-11-10" };
    expect(validateJobRows([stale], postingContext)).toMatchObject({
      ok: true,
      jobs: [{ id: "JOB-AAAAAA" }],
    });
  });

  test("a job that is sent twice is refused, so that neither row is lost", () => {
    const twice = { ...row, id: "JOB-AAAAAA", closesOn: "2026-11-10" };
    expect(validateJobRows([twice, { ...twice, title: "Cook" }], postingContext)).toMatchObject({
      ok: false,
      row: 1,
      field: "id",
    });
  });

  test("a job of another business is not there", () => {
    expect(validateJobRows([{ ...row, id: "JOB-BBBBBB" }], postingContext)).toMatchObject({
      row: 0,
      field: "id",
    });
  });
});

test.each([
  ["St Albans VIC", "VIC"],
  ["Perth, WA 6000", "WA"],
  ["Darwin, Northern Territory", "NT"],
  ["Remote in South Australia", "SA"],
  ["Footscray", null],
  ["Savannah", null],
])("the state of %s is %s", (location, state) => expect(findState(location)).toBe(state));

describe("JOB-06 a list shows 90 characters of a description", () => {
  test.each<[string, string, string]>([
    ["short", "Four evenings a week.", "Four evenings a week."],
    ["exactly 90", "a".repeat(90), "a".repeat(90)],
    ["91", "a".repeat(91), `${"a".repeat(89)}…`],
    ["over lines", "One\n\nTwo", "One Two"],
    ["whole characters", "👩🏿".repeat(60), `${[..."👩🏿".repeat(60)].slice(0, 89).join("")}…`],
  ])("%s", (_what, description, teaser) => {
    expect(toTeaser(description)).toBe(teaser);
    expect([...toTeaser(description)].length).toBeLessThanOrEqual(90);
  });
});

test("days are counted over the end of a year", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("a job is open until it is filled, removed or over", () => {
  const now = new Date("2026-11-16T00:00:00Z");
  const job = { filledAt: null, removedAt: null, closesAt: new Date("2026-11-17T00:00:00Z") };
  expect(getJobStatus(job, now)).toBe("open");
  expect(getJobStatus({ ...job, closesAt: now }, now)).toBe("closed");
  expect(getJobStatus({ ...job, removedAt: now }, now)).toBe("closed");
  expect(getJobStatus({ ...job, filledAt: now }, now)).toBe("filled");
});
