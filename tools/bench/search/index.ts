import { makeManyJobsSql } from "../../../apps/api/test/factories/many-jobs.ts";
import type { BenchArea } from "../area.ts";
import { makeDirectorySql } from "../directory/fill.ts";
import { makeMarketplaceSql } from "../marketplace/fill.ts";
import { recordSearch } from "./record.ts";
import { queries } from "./requests.ts";

const postingCount = 10_000;

/** Otherwise visitors would find no items. */
const openMarketplaceSql = `insert into admin.setting_change (key, version, value, reason, changed_by)
  values ('marketplaceAccess', 1, '"public"', 'For the benchmark.', 'bench-owner')`;

export const search: BenchArea = {
  name: "search",
  title: "Search: businesses, items, jobs and articles at once",
  queries: [...queries],
  fill: (count) => [
    ...makeDirectorySql(count),
    ...makeMarketplaceSql(count),
    ...makeManyJobsSql(postingCount),
    openMarketplaceSql,
  ],
  record: recordSearch,
};
