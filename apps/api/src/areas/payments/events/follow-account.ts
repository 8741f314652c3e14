import { findAccount } from "../accounts/accounts.repository.ts";
import { syncAccount } from "../accounts/sync-account.ts";
import type { PaymentsDeps } from "../deps.ts";
import { sendSharesOf } from "../payments/follow-up.ts";
import type { Outcome } from "./events.repository.ts";

/** A seller's account has changed: whoever can be paid now gets what waited for them. */
export async function followAccount(deps: PaymentsDeps, stripeId: string): Promise<Outcome> {
  const outcome = await syncAccount(deps, stripeId);
  const account = await findAccount(deps.db, { stripeId });
  if (account) await sendSharesOf(deps, account.userId);
  return outcome;
}
