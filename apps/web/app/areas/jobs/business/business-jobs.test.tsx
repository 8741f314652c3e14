import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { makeJobCard } from "#test/jobs.ts";
import { toJobCardView } from "../job-card.server.ts";
import { BusinessJobs } from "./business-jobs.tsx";

const now = new Date("2026-11-14T00:00:00Z");
const show = async (jobs: ReturnType<typeof toJobCardView>[]) => {
  const element = <BusinessJobs businessId="BUS-12345678" jobs={jobs} isEditing={false} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  return (await text(prelude)).replaceAll("<!-- -->", "");
};

test("JOB-07 DIR-DET-07 a business without jobs says so", async () => {
  expect(await show([])).toContain("No jobs posted.");
});

test("JOB-05 JOB-08 a job shows its pay and leads to the form", async () => {
  const html = await show([toJobCardView(makeJobCard(), now)]);
  expect(html).toContain("$34 per hour");
  expect(html).toContain('href="/directory/jobs/JOB-4T9KQ2#quick-apply"');
  const unpaid = { amount: 0, unit: "negotiable" as const };
  expect(await show([toJobCardView(makeJobCard({ salary: unpaid }), now)])).not.toMatch(/\$\d/);
});

test("JOB-15 a job with a page of its own leads there, and passes nothing on", async () => {
  const html = await show([toJobCardView(makeJobCard({ applyUrl: "https://jobs.example/" }), now)]);
  expect(html).toContain('href="https://jobs.example/"');
  expect(html).toContain('rel="noopener nofollow ugc"');
  expect(html).not.toContain("#quick-apply");
});
