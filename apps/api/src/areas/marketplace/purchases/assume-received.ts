import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { computeAssumedCutoff } from "./purchase.rules.ts";
import { assumeReceived as markBatchReceived } from "./purchases.repository.ts";

const batchSize = 500;

/** Marks orders as received some time after they were sent, because most buyers never confirm it. */
export async function assumeReceived({
  db,
  clock,
}: Pick<MarketplaceDeps, "db" | "clock">): Promise<void> {
  const now = clock();
  const assumeBatch = () =>
    inTransaction(db, (tx) => markBatchReceived(tx, computeAssumedCutoff(now), now, batchSize));
  while ((await assumeBatch()) === batchSize);
}
