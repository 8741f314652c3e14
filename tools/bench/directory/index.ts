import type { BenchArea } from "../area.ts";
import { makeDirectorySql } from "./fill.ts";
import { recordDirectory } from "./record.ts";
import { queries } from "./requests.ts";

export const directory: BenchArea = {
  name: "directory",
  title: "Directory: listings",
  queries: [...queries],
  fill: makeDirectorySql,
  record: recordDirectory,
};
