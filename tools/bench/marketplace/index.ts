import type { BenchArea } from "../area.ts";
import { makeMarketplaceSql } from "./fill.ts";
import { recordMarketplace } from "./record.ts";
import { queries } from "./requests.ts";

export const marketplace: BenchArea = {
  name: "marketplace",
  title: "Marketplace: items",
  queries: [...queries],
  fill: makeMarketplaceSql,
  record: recordMarketplace,
};
