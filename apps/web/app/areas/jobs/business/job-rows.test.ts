import { describe, expect, test } from "vitest";
import { createEmptyJob, toJobDrafts, toJobsBody } from "./job-rows.ts";

describe("JOB-04 the pay of a job", () => {
  test("29.50 is sent as dollars, and stays 29.50 when the job is edited again", () => {
    const { jobPostings, errors } = toJobsBody([
      { ...createEmptyJob(), title: "Braider", type: "Casual", amount: "29.50", unit: "per-hour" },
    ]);
    expect(errors).toEqual({});
    expect(jobPostings[0]?.salary).toEqual({ amount: 29.5, unit: "per-hour" });

    const stored = {
      ...jobPostings[0],
      id: "11111111-1111-4111-8111-111111111111",
      closesOn: "2026-12-31",
      status: "open",
    };
    const [draft] = toJobDrafts({ jobPostings: [stored] } as never);
    expect(draft).toMatchObject({ amount: "29.50", unit: "per-hour" });
    expect(toJobsBody(draft ? [draft] : []).jobPostings[0]?.salary.amount).toBe(29.5);
  });

  test("an amount that can't be read is named by its row", () => {
    const { errors } = toJobsBody([createEmptyJob(), { ...createEmptyJob(), amount: "a lot" }]);
    expect(errors).toEqual({ "jobPostings.1.salary.amount": "Enter an amount such as 29.50." });
  });
});
