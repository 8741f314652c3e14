import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { expect, test } from "vitest";
import { matchJobs } from "./jobs.ts";

const employers = makeDemoBusinesses()
  .filter(({ isLive }) => isLive)
  .map(({ id, category, businessName }) => ({ id, category, name: businessName }));
const nameById = new Map(employers.map(({ id, name }) => [id, name]));
const matchedJobs = matchJobs(employers).map(({ job, businessId }) => ({
  ...job,
  businessId,
  employer: nameById.get(businessId) ?? "",
}));

test("every job is at a business of its trade", () => {
  const listEmployers = (title: string) =>
    matchedJobs.filter((job) => job.title === title).map(({ employer }) => employer);
  expect(listEmployers("Barber")).toEqual([expect.stringMatching(/barber|fades|cuts/i)]);
  expect(listEmployers("Barista")).toEqual([expect.stringMatching(/coffee|cafe|tea room/i)]);
  expect(listEmployers("Delivery driver")).toEqual([expect.stringMatching(/freight|cargo|mov/i)]);
  expect(matchedJobs.length).toBeGreaterThan(36);
});

test("no two jobs have one text, and no business has two of them", () => {
  expect(new Set(matchedJobs.map(({ description }) => description)).size).toBe(matchedJobs.length);
  expect(new Set(matchedJobs.map(({ businessId }) => businessId)).size).toBe(matchedJobs.length);
});
