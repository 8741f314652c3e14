import { makeManyOrdersSql } from "../../../apps/api/test/factories/many-orders.ts";
import type { BenchArea } from "../area.ts";
import { recordOrders } from "./record.ts";
import { largeStoreCount, queries, storeCount } from "./requests.ts";

export const orders: BenchArea = {
  name: "orders",
  title: "Marketplace: a seller's orders",
  queries: [...queries],
  fill: (count) => makeManyOrdersSql(count, { stores: storeCount, largeStores: largeStoreCount }),
  record: recordOrders,
};
