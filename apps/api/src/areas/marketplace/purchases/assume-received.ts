import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { computeAssumedCutoff } from "./purchase.rules.ts";
import { assumeReceived as assumeSome } from "./purchases.repository.ts";

const batch = 500;

/** Marks orders as received some time after they were sent, because most buyers never confirm it. */
export async function assumeReceived({
  db,
  clock,
}: Pick<MarketplaceDeps, "db" | "clock">): Promise<void> {
  const now = clock();
  const assume = () =>
    inTransaction(db, (tx) => assumeSome(tx, computeAssumedCutoff(now), now, batch));
  while ((await assume()) === batch);
}
