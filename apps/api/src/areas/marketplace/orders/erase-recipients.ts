import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { computeErasureCutoff } from "./order.rules.ts";
import { eraseRecipientsDoneBefore } from "./orders.repository.ts";

const batchSize = 500;

/** Erases recipients once nobody may look for a parcel any more. Until then sellers see them. */
export async function eraseRecipients({
  db,
  clock,
}: Pick<MarketplaceDeps, "db" | "clock">): Promise<void> {
  const doneBefore = computeErasureCutoff(clock());
  const eraseBatch = () =>
    inTransaction(db, (tx) => eraseRecipientsDoneBefore(tx, doneBefore, batchSize));
  while ((await eraseBatch()) === batchSize);
}
