import type { Tx } from "#platform/db/db.ts";
import { saveStripeAccountId } from "./updating.repository.ts";

/**
 * The only writer of a person's payout account: the payments area says which one it made for them, or that it is
 * gone. Nothing a client sends comes here.
 */
export const setPayoutAccount = (
  tx: Tx,
  userId: string,
  stripeAccountId: string | null,
): Promise<void> => saveStripeAccountId(tx, userId, stripeAccountId);
