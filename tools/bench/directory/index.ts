import type { BenchArea } from "../area.ts";
import { makeDirectorySql } from "./fill.ts";
import { recordSearches } from "./record.ts";
import { queries, requests } from "./requests.ts";

export const directory: BenchArea = {
  name: "directory",
  title: "Directory: listings",
  queries: [...queries],
  fill: makeDirectorySql,
  record: (databaseUrl) =>
    recordSearches(databaseUrl, new Map(queries.map(({ name }) => [name, requests[name]]))),
};
