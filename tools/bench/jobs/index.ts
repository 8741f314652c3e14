import { makeManyJobsSql } from "../../../apps/api/test/factories/many-jobs.ts";
import type { BenchArea } from "../area.ts";
import { fillDirectory } from "../directory/fill.ts";
import { recordJobs } from "./record.ts";
import { queries } from "./requests.ts";

const businesses = 10_000;

export const jobs: BenchArea = {
  name: "jobs",
  title: "Jobs: the board",
  queries: [...queries],
  fill: (count) => [...fillDirectory(businesses), ...makeManyJobsSql(count)],
  record: recordJobs,
};
