import type { Balance } from "@boab/contracts/payments/payout-accounts";
import type { Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PayoutsDeps } from "../deps.ts";
import { describeBalance } from "./account.rules.ts";
import { findAccountByUser, hasDetails } from "./accounts.repository.ts";

/** A seller reads their balance from the provider. We store no copy that could be out of date. */
export async function readBalance(
  { db, stripe }: Pick<PayoutsDeps, "db" | "stripe">,
  { userId }: Member,
): Promise<{ balance: Balance | null }> {
  const account = await findAccountByUser(db, userId);
  if (!hasDetails(account)) return { balance: null };
  const requestOptions = { stripeAccount: account.stripeId };
  const work = Promise.all([
    stripe.balance.retrieve({}, requestOptions),
    stripe.payouts.list({ status: "pending", limit: 10 }, requestOptions),
    stripe.payouts.list({ status: "in_transit", limit: 10 }, requestOptions),
  ]);
  const [balance, waiting, moving] = await refuseProviderFailure(work, "payout_status_failed");
  return { balance: describeBalance(balance, [...waiting.data, ...moving.data]) };
}
