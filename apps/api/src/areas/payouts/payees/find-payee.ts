import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import { isOnHold } from "../accounts/account.rules.ts";
import { findAccountByUser, hasDetails } from "../accounts/accounts.repository.ts";
import type { PayoutsDeps } from "../deps.ts";

export interface Payee {
  accountId: string;
  /** True when the provider accepts money for the payee now. */
  isReady: boolean;
  /** True when a share can be sent now. Until then we hold it. */
  canBeSent: boolean;
}

/** Finds the account that gets a person's money. Returns undefined when there is none, or it was deleted. */
export async function findPayee(
  { db, clock, stripe }: Pick<PayoutsDeps, "db" | "clock" | "stripe">,
  userId: string,
): Promise<Payee | undefined> {
  const account = await findAccountByUser(db, userId);
  if (!hasDetails(account) || account.state !== "open") return undefined;
  const { stripeId: accountId } = account;
  try {
    const { capabilities, payouts_enabled } = await stripe.accounts.retrieve(accountId);
    const isReady = capabilities?.transfers === "active" && payouts_enabled;
    return { accountId, isReady, canBeSent: isReady && !isOnHold(account, clock()) };
  } catch (error) {
    // The payee's share is held, even when their account no longer exists.
    if (isAccountGone(error)) return undefined;
    throw error;
  }
}
