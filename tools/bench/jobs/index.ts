import { makeManyJobsSql } from "../../../apps/api/test/factories/many-jobs.ts";
import type { BenchArea } from "../area.ts";
import { makeDirectorySql } from "../directory/fill.ts";
import { recordJobs } from "./record.ts";
import { queries } from "./requests.ts";

const businessCount = 10_000;

export const jobs: BenchArea = {
  name: "jobs",
  title: "Jobs: the board",
  queries: [...queries],
  fill: (count) => [...makeDirectorySql(businessCount), ...makeManyJobsSql(count)],
  record: recordJobs,
};
