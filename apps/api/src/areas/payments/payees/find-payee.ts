import type { Db } from "#platform/db/db.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import { findAccountOf, isKnown } from "../accounts/accounts.repository.ts";

export interface Payee {
  accountId: string;
  /** Whether money can be sent there now; until then their share waits with us. */
  isReady: boolean;
}

/** Where a person's money goes. Undefined for somebody without an account, or whose account was deleted. */
export async function findPayee(
  { db, stripe }: { db: Db; stripe: Stripe },
  userId: string,
): Promise<Payee | undefined> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account) || account.state !== "open") return undefined;
  const { stripeId: accountId } = account;
  try {
    const { capabilities, payouts_enabled } = await stripe.accounts.retrieve(accountId);
    return { accountId, isReady: capabilities?.transfers === "active" && payouts_enabled };
  } catch (error) {
    // Money that was taken is kept for them, whatever became of their account.
    if (isAccountGone(error)) return undefined;
    throw error;
  }
}
