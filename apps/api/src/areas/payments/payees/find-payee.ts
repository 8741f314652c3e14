import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import { isOnHold } from "../accounts/account.rules.ts";
import { findAccountOf, isKnown } from "../accounts/accounts.repository.ts";
import type { PaymentsDeps } from "../deps.ts";

export interface Payee {
  accountId: string;
  /** Whether the provider would take money for them now. */
  isReady: boolean;
  /** Whether a share is sent now; until then it waits with us. */
  canBeSent: boolean;
}

/** Where a person's money goes. Undefined for somebody without an account, or whose account was deleted. */
export async function findPayee(
  { db, clock, stripe }: Pick<PaymentsDeps, "db" | "clock" | "stripe">,
  userId: string,
): Promise<Payee | undefined> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account) || account.state !== "open") return undefined;
  const { stripeId: accountId } = account;
  try {
    const { capabilities, payouts_enabled } = await stripe.accounts.retrieve(accountId);
    const isReady = capabilities?.transfers === "active" && payouts_enabled;
    return { accountId, isReady, canBeSent: isReady && !isOnHold(account, clock()) };
  } catch (error) {
    // Money that was taken is kept for them, whatever became of their account.
    if (isAccountGone(error)) return undefined;
    throw error;
  }
}
