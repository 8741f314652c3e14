import { setPayoutAccount } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import type { PayoutsDeps } from "../deps.ts";
import { hasBalanceOrPayout } from "./account.rules.ts";
import { type AccountWithDetails, lockAccount, setAccountState } from "./accounts.repository.ts";
import { findAccountForViewer } from "./find-account-for-viewer.ts";

type Deps = Pick<PayoutsDeps, "db" | "clock" | "stripe" | "hasUnsettledSales">;

/** An admin deletes another seller's account after a fresh sign-in, while nothing is owed to or by it. */
export async function deleteAccount(
  deps: Deps,
  admin: Member,
  accountId: string,
  origin: RequestOrigin,
): Promise<void> {
  requireFreshSignIn(admin, deps.clock());
  const account = await findAccountForViewer(deps.db, admin, accountId);
  if (account.userId === admin.userId) throw new AppError("own_interest");
  const work = async () => {
    if (account.state === "open" && (await hasMoneyOrOpenSales(deps, account)))
      throw new AppError("payout_account_in_use");
    await inTransaction(deps.db, async (tx) => {
      const locked = await lockAccount(tx, { id: account.id });
      if (locked?.state === "closed") throw new AppError("not_found");
      await setAccountState(tx, account.id, "closing");
      await writeAudit(tx, {
        actorId: admin.userId,
        act: "delete payout account",
        objectType: "payout account",
        objectId: account.id,
        changes: { userId: account.userId },
        ...origin,
      });
    });
    await closeAccountAtProvider(deps, account);
  };
  await refuseProviderFailure(work(), "payout_account_not_deleted");
}

/** Checks what is open of the seller's sales, and the money the provider holds for them. */
export async function hasMoneyOrOpenSales(
  { db, stripe, hasUnsettledSales }: Pick<Deps, "db" | "stripe" | "hasUnsettledSales">,
  { stripeId, userId }: AccountWithDetails,
): Promise<boolean> {
  if (await hasUnsettledSales(db, userId)) return true;
  const requestOptions = { stripeAccount: stripeId };
  const [balance, waiting, moving] = await Promise.all([
    stripe.balance.retrieve({}, requestOptions),
    stripe.payouts.list({ status: "pending", limit: 1 }, requestOptions),
    stripe.payouts.list({ status: "in_transit", limit: 1 }, requestOptions),
  ]);
  return hasBalanceOrPayout({ balance, payouts: [...waiting.data, ...moving.data] });
}

/**
 * Nothing is sent to an account that is closing. It stays so when the provider does not answer, and the next attempt
 * ends it; when the provider refuses, it is open again.
 */
export async function closeAccountAtProvider(
  deps: Pick<Deps, "db" | "stripe">,
  account: AccountWithDetails,
): Promise<void> {
  try {
    await deps.stripe.accounts.del(account.stripeId);
  } catch (error) {
    if (!isAccountGone(error)) {
      if (isClientError(error))
        await inTransaction(deps.db, (tx) => setAccountState(tx, account.id, "open"));
      throw error;
    }
  }
  await inTransaction(deps.db, async (tx) => {
    await setAccountState(tx, account.id, "closed");
    await setPayoutAccount(tx, account.userId, null);
  });
}

/** An answer of 4xx means that it was not deleted; after anything else it may have been. */
const isClientError = (error: unknown): boolean =>
  error instanceof Error &&
  "statusCode" in error &&
  typeof error.statusCode === "number" &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
