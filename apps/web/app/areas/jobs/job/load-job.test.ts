import { expect, test } from "vitest";
import { makeJobPosting } from "#test/jobs.ts";
import { describeJob, viewJob } from "./load-job.server.ts";
import { toJobStructuredData } from "./structured-data.server.ts";

const origin = "https://boab.example";

test("an open job has the data search engines ask for, its end and that one can apply here", () => {
  expect(
    toJobStructuredData(makeJobPosting({ description: "Braid & <b>teach</b>.\n\nTea." }), origin),
  ).toMatchObject({
    "@type": "JobPosting",
    title: "Senior braider",
    description: "<p>Braid &amp; &lt;b&gt;teach&lt;/b&gt;.</p><p>Tea.</p>",
    datePosted: "2026-11-08T01:00:00.000Z",
    validThrough: "2026-11-29T13:00:00.000Z",
    employmentType: "PART_TIME",
    directApply: true,
    jobLocation: {
      address: { addressLocality: "St Albans", addressRegion: "VIC", addressCountry: "AU" },
    },
    baseSalary: { currency: "AUD", value: { value: 34, unitText: "HOUR" } },
  });
});

test("JOB-05 JOB-15 without pay none is told, and a page of their own is no direct way to apply", () => {
  const data = toJobStructuredData(
    makeJobPosting({
      salary: { amount: 0, unit: "negotiable" },
      applyUrl: "https://jobs.example/",
    }),
    origin,
  );
  expect(data).not.toHaveProperty("baseSalary");
  expect(data.directApply).toBe(false);
});

test("JOB-15 only a job that people apply for here promises a quick form", () => {
  expect(describeJob(makeJobPosting())).toContain("no account needed");
  expect(describeJob(makeJobPosting({ applyUrl: "https://jobs.example/" }))).not.toContain(
    "account",
  );
});

test("a job says when it closes, where the business is", () => {
  const view = viewJob(makeJobPosting(), new Date("2026-11-15T00:00:00Z"));
  expect(view).toMatchObject({
    closes: "Sun 29 Nov",
    closesIn: "in 14 days",
    posted: "Posted 8 November 2026. Job number JOB-4T9KQ2.",
    pay: { amount: "$34", unit: "per hour" },
  });
});
