import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PaymentData } from "@boab/contracts/payments/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import {
  eraseAccountEmail,
  findAccountByUser,
  findAccountsByUser,
  hasDetails,
} from "./accounts/accounts.repository.ts";
import { closeAccountAtProvider, hasMoneyOrOpenSales } from "./accounts/delete-account.ts";
import type { PayoutsDeps } from "./deps.ts";

type Deps = Pick<PayoutsDeps, "db" | "stripe" | "hasUnsettledSales">;

export const payoutsPersonalData = (deps: Deps): PersonalData => ({
  area: "payouts",
  async export({ userId }): Promise<Pick<PaymentData, "payoutAccounts">> {
    const accounts = await findAccountsByUser(deps.db, userId);
    return {
      payoutAccounts: accounts.map((one) => ({
        account: one.stripeId && maskPayoutAccountId(one.stripeId),
        state: one.state,
        email: one.email,
        detailsSubmitted: one.detailsSubmitted,
        chargesEnabled: one.chargesEnabled,
        payoutsEnabled: one.payoutsEnabled,
        createdAt: one.createdAt.toISOString(),
      })),
    };
  },
  async erase(userId) {
    await closePayoutAccount(deps, userId);
    await inTransaction(deps.db, (tx) => eraseAccountEmail(tx, userId));
  },
});

/** An account that still has money stays open and pays it out by itself; staff can delete it afterwards. */
async function closePayoutAccount(deps: Deps, userId: string): Promise<void> {
  const account = await findAccountByUser(deps.db, userId);
  if (!hasDetails(account)) return;
  try {
    if (!(await hasMoneyOrOpenSales(deps, account))) await closeAccountAtProvider(deps, account);
  } catch (error) {
    if (!isAccountGone(error)) throw error;
  }
}
