import { describe, expect, test } from "vitest";
import { createEmptyJob, type JobDraft } from "./job-rows.ts";
import { mergeJobs } from "./merge-jobs.ts";

const job = (id: string, changes: Partial<JobDraft> = {}): JobDraft => ({
  ...createEmptyJob(),
  key: id,
  id,
  title: "Braider",
  location: "Footscray VIC",
  status: "open",
  ...changes,
});
const base = [job("JOB-AAAAAA"), job("JOB-BBBBBB", { title: "Cook" })];
const [braider, cook] = base as [JobDraft, JobDraft];

describe("two people change the jobs of a business", () => {
  test("different fields of one job, and a job that each added: all of it is saved", () => {
    const added = job("JOB-CCCCCC", { title: "Barista" });
    const ownJob = { ...createEmptyJob(), title: "Driver" };
    const { merged, clashes } = mergeJobs({
      base,
      theirs: [{ ...braider, location: "Sunshine VIC" }, cook, added],
      mine: [{ ...braider, title: "Senior braider" }, cook, ownJob],
    });
    expect(clashes).toEqual([]);
    expect(merged.map(({ title, location }) => [title, location])).toEqual([
      ["Senior braider", "Sunshine VIC"],
      ["Cook", "Footscray VIC"],
      ["Driver", ""],
      ["Barista", "Footscray VIC"],
    ]);
  });

  test("one field of one job: mine stands until theirs is chosen", () => {
    const versions = {
      base,
      theirs: [{ ...braider, title: "Junior braider" }, cook],
      mine: [{ ...braider, title: "Senior braider" }, cook],
    };
    const { merged, clashes } = mergeJobs(versions);
    expect(merged[0]?.title).toBe("Senior braider");
    expect(clashes).toEqual([
      { field: "JOB-AAAAAA.title", mine: "Senior braider", theirs: "Junior braider" },
    ]);
    const chosen = mergeJobs(versions, { "JOB-AAAAAA.title": "theirs" });
    expect(chosen.merged[0]?.title).toBe("Junior braider");
  });

  test("a job that they removed and I changed: it is kept as a new one unless theirs is chosen", () => {
    const versions = {
      base,
      theirs: [cook],
      mine: [{ ...braider, title: "Senior braider" }, cook],
    };
    const { merged, clashes } = mergeJobs(versions);
    expect(merged.map(({ id, title }) => [id, title])).toEqual([
      [undefined, "Senior braider"],
      ["JOB-BBBBBB", "Cook"],
    ]);
    expect(clashes).toEqual([{ field: "JOB-AAAAAA", mine: "Senior braider", theirs: undefined }]);
    expect(mergeJobs(versions, { "JOB-AAAAAA": "theirs" }).merged).toEqual([cook]);
  });

  test("a job that I removed stays removed, unless they changed it and theirs is chosen", () => {
    expect(mergeJobs({ base, theirs: base, mine: [cook] })).toEqual({
      merged: [cook],
      clashes: [],
    });
    const changed = { ...braider, title: "Junior braider" };
    const versions = { base, theirs: [changed, cook], mine: [cook] };
    expect(mergeJobs(versions).clashes).toEqual([
      { field: "JOB-AAAAAA", mine: undefined, theirs: "Junior braider" },
    ]);
    expect(mergeJobs(versions, { "JOB-AAAAAA": "theirs" }).merged).toEqual([cook, changed]);
  });
});
