import { setPayoutAccount } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { hasOpenDispute } from "../disputes/disputes.repository.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { isInUse } from "./account.rules.ts";
import {
  hasOpenLedger,
  type KnownAccount,
  lockAccount,
  setAccountState,
} from "./accounts.repository.ts";
import { findNamedAccount } from "./find-named-account.ts";

type Deps = Pick<PaymentsDeps, "db" | "clock" | "stripe">;

/** An admin deletes a seller's account after a fresh sign-in, while nothing is owed to or by it. */
export async function deleteAccount(
  deps: Deps,
  admin: Member,
  accountId: string,
  origin: RequestOrigin,
): Promise<void> {
  requireFreshSignIn(admin, deps.clock());
  const account = await findNamedAccount(deps.db, admin, accountId);
  const work = async () => {
    if (account.state === "open" && (await isInUseNow(deps, account)))
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
    await closeAtProvider(deps, account);
  };
  await refuseProviderFailure(work(), "payout_account_not_deleted");
}

/** By our own books, and by what the provider holds for the seller. */
export async function isInUseNow(
  { db, stripe }: Pick<Deps, "db" | "stripe">,
  { stripeId, userId }: KnownAccount,
): Promise<boolean> {
  if ((await hasOpenLedger(db, userId)) || (await hasOpenDispute(db, userId))) return true;
  const onBehalf = { stripeAccount: stripeId };
  const [balance, waiting, moving] = await Promise.all([
    stripe.balance.retrieve({}, onBehalf),
    stripe.payouts.list({ status: "pending", limit: 1 }, onBehalf),
    stripe.payouts.list({ status: "in_transit", limit: 1 }, onBehalf),
  ]);
  return isInUse({ balance, payouts: [...waiting.data, ...moving.data] });
}

/**
 * Nothing is sent to an account that is closing. It stays so when the provider does not answer, and the next attempt
 * ends it; when the provider refuses, it is open again.
 */
export async function closeAtProvider(deps: Deps, account: KnownAccount): Promise<void> {
  try {
    await deps.stripe.accounts.del(account.stripeId);
  } catch (error) {
    if (!isAccountGone(error)) {
      if (isRefusal(error))
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
const isRefusal = (error: unknown): boolean => {
  const status = (error as { statusCode?: number }).statusCode ?? 0;
  return status >= 400 && status < 500;
};
