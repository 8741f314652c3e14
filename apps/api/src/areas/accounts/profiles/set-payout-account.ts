import type { Tx } from "#platform/db/db.ts";
import { saveStripeAccountId } from "./profiles.repository.ts";

/**
 * Only this writes a person's payout account: the payments area calls it with the account it created, or with null once
 * that is gone. Nothing a client sends comes here.
 */
export const setPayoutAccount = (
  tx: Tx,
  userId: string,
  stripeAccountId: string | null,
): Promise<void> => saveStripeAccountId(tx, userId, stripeAccountId);
