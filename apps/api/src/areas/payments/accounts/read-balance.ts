import type { Balance } from "@boab/contracts/payments/payout-accounts";
import type { Member } from "#platform/http/actor.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { describeBalance } from "./account.rules.ts";
import { findAccountOf, isKnown } from "./accounts.repository.ts";

/** What a seller has at the provider right now; we keep no copy that could be wrong. */
export async function readBalance(
  { db, stripe }: Pick<PaymentsDeps, "db" | "stripe">,
  { userId }: Member,
): Promise<{ balance: Balance | null }> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account)) return { balance: null };
  const onBehalf = { stripeAccount: account.stripeId };
  const work = Promise.all([
    stripe.balance.retrieve({}, onBehalf),
    stripe.payouts.list({ status: "pending", limit: 10 }, onBehalf),
    stripe.payouts.list({ status: "in_transit", limit: 10 }, onBehalf),
  ]);
  const [balance, waiting, moving] = await refuseProviderFailure(work, "payout_status_failed");
  return { balance: describeBalance(balance, [...waiting.data, ...moving.data]) };
}
