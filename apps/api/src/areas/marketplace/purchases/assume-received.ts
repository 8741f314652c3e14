import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { assumedBefore } from "./purchase.rules.ts";
import { assumeReceived as assumeSome } from "./purchases.repository.ts";

const batch = 500;

/** Most buyers never say that something has arrived; nobody waits for them for ever. */
export async function assumeReceived({
  db,
  clock,
}: Pick<MarketplaceDeps, "db" | "clock">): Promise<void> {
  const now = clock();
  const assume = () => inTransaction(db, (tx) => assumeSome(tx, assumedBefore(now), now, batch));
  while ((await assume()) === batch);
}
