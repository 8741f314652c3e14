import type { Db } from "#platform/db/db.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { findAccountId } from "./payees.repository.ts";

export interface Payee {
  accountId: string;
  /** Whether money can be sent there now; until then their share waits with us. */
  isReady: boolean;
}

/** Where a person's money goes. Undefined for somebody who never set up an account. */
export async function findPayee(
  { db, stripe }: { db: Db; stripe: Stripe },
  userId: string,
): Promise<Payee | undefined> {
  const accountId = await findAccountId(db, userId);
  if (!accountId) return undefined;
  const { capabilities, payouts_enabled } = await stripe.accounts.retrieve(accountId);
  return { accountId, isReady: capabilities?.transfers === "active" && payouts_enabled };
}
