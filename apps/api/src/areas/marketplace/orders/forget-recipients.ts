import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { recipientsForgottenBefore } from "./order.rules.ts";
import { forgetRecipients as forgetSome } from "./recipients.repository.ts";

const batch = 500;

/** Sellers see where something went for as long as a parcel may be looked for, and no longer. */
export async function forgetRecipients({
  db,
  clock,
}: Pick<MarketplaceDeps, "db" | "clock">): Promise<void> {
  const doneBefore = recipientsForgottenBefore(clock());
  const forgetBatch = () => inTransaction(db, (tx) => forgetSome(tx, doneBefore, batch));
  while ((await forgetBatch()) === batch);
}
