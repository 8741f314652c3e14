import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PaymentData } from "@boab/contracts/payments/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { isAccountGone, isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import {
  findAccountOf,
  findAccountsOf,
  forgetAccountEmail,
  isKnown,
} from "./accounts/accounts.repository.ts";
import { closeAtProvider, isInUseNow } from "./accounts/delete-account.ts";
import { findCustomerId } from "./customers/customers.repository.ts";
import type { PaymentsDeps } from "./deps.ts";
import { findInvoices, forgetInvoicePages } from "./invoices/invoices.repository.ts";
import { findPaymentsOf, forgetPaymentPages } from "./payments/payments.repository.ts";
import { findSalesOfPayee, findSalesOfPayments } from "./payments/sales.repository.ts";
import { viewOwnSale, viewPayment } from "./payments/view-payment.ts";
import { forgetCheckoutPages } from "./subscriptions/checkouts.repository.ts";
import { findSubscriptions, findTrial } from "./subscriptions/subscriptions.repository.ts";
import { syncSubscription } from "./subscriptions/sync-subscription.ts";

/** More invoices or payments than anybody has in the seven years that they are kept. */
const MOST_PAID = 1_000;
/** A store sells more than one person buys. */
const MOST_SOLD = 20_000;

/**
 * Invoices are kept as the law asks, without a name; what the provider knows of the person goes. The hash of the card of
 * their trial is kept, too: it leads back to no card, and without it a new account would be a new trial.
 */
export const paymentsPersonalData = (deps: PaymentsDeps): PersonalData => ({
  area: "payments",
  async export({ userId }): Promise<PaymentData> {
    const subscriptions = await findSubscriptions(deps.db, userId);
    const invoices = await findInvoices(deps.db, userId, MOST_PAID, undefined);
    const payments = await findPaymentsOf(deps.db, userId, MOST_PAID);
    const paidTo = await findSalesOfPayments(
      deps.db,
      payments.map(({ id }) => id),
    );
    const sales = await findSalesOfPayee(deps.db, userId, MOST_SOLD, undefined);
    const payoutAccounts = await findAccountsOf(deps.db, userId);
    const trial = await findTrial(deps.db, userId);
    return {
      payments: payments.map((one) => viewPayment(one, paidTo.get(one.id) ?? [])),
      sales: sales.map(viewOwnSale),
      planTrial: trial
        ? { startedAt: trial.startedAt.toISOString(), isCardRemembered: trial.cardHash !== null }
        : null,
      payoutAccounts: payoutAccounts.map((one) => ({
        account: one.stripeId && maskAccountId(one.stripeId),
        state: one.state,
        email: one.email,
        detailsSubmitted: one.detailsSubmitted,
        chargesEnabled: one.chargesEnabled,
        payoutsEnabled: one.payoutsEnabled,
        createdAt: one.createdAt.toISOString(),
      })),
      subscriptions: subscriptions.map(
        ({ plan, billingPeriod, state, amountCents, startedAt }) => ({
          plan,
          billingPeriod,
          state,
          amountCents,
          startedAt: startedAt.toISOString(),
        }),
      ),
      invoices: invoices.map(({ number, amountCents, state, createdAt }) => ({
        number,
        amountCents,
        state,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
  async erase(userId) {
    const customer = await findCustomerId(deps.db, userId);
    // Deleting a customer also ends their subscriptions, so nobody is charged after leaving.
    if (customer) await deps.stripe.customers.del(customer).catch(ignoreMissing);
    for (const { stripeId, state } of await findSubscriptions(deps.db, userId))
      if (state !== "ended") await syncSubscription(deps, stripeId);
    await closePayoutAccount(deps, userId);
    await inTransaction(deps.db, async (tx) => {
      await forgetAccountEmail(tx, userId);
      await forgetInvoicePages(tx, userId);
      await forgetCheckoutPages(tx, userId);
      await forgetPaymentPages(tx, userId);
    });
  },
});

/** One that still has money is left to pay it out, as it does by itself; staff can delete it afterwards. */
async function closePayoutAccount(deps: PaymentsDeps, userId: string): Promise<void> {
  const account = await findAccountOf(deps.db, userId);
  if (!isKnown(account)) return;
  try {
    if (!(await isInUseNow(deps, account))) await closeAtProvider(deps, account);
  } catch (error) {
    if (!isAccountGone(error)) throw error;
  }
}

/** The task may run twice. */
function ignoreMissing(error: unknown): void {
  if (!isMissingAtStripe(error)) throw error;
}
