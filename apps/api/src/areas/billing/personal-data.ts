import type { PaymentData } from "@boab/contracts/payments/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import { findCustomerId } from "./customers/customers.repository.ts";
import type { BillingDeps } from "./deps.ts";
import { eraseInvoiceUrls, findInvoices } from "./invoices/invoices.repository.ts";
import { eraseCheckoutUrls } from "./subscriptions/checkouts.repository.ts";
import { findSubscriptions, findTrial } from "./subscriptions/subscriptions.repository.ts";
import { syncSubscription } from "./subscriptions/sync-subscription.ts";

/** Nobody has more invoices than this in the seven years we store them. */
const MAX_INVOICES = 1_000;

/**
 * Invoices stay as the law requires, without a name; the provider's data about the person is deleted. The hash of their
 * trial's card stays too: nobody can read a card from it, and without it a new account would get a new trial.
 */
export const billingPersonalData = (deps: BillingDeps): PersonalData => ({
  area: "billing",
  async export({ userId }): Promise<Pick<PaymentData, "planTrial" | "subscriptions" | "invoices">> {
    const subscriptions = await findSubscriptions(deps.db, userId);
    const invoices = await findInvoices(deps.db, userId, MAX_INVOICES, undefined);
    const trial = await findTrial(deps.db, userId);
    return {
      planTrial: trial
        ? { startedAt: trial.startedAt.toISOString(), isCardRemembered: trial.cardHash !== null }
        : null,
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
    await inTransaction(deps.db, async (tx) => {
      await eraseInvoiceUrls(tx, userId);
      await eraseCheckoutUrls(tx, userId);
    });
  },
});

/** The task may run twice, so the customer may be deleted already. */
function ignoreMissing(error: unknown): void {
  if (!isMissingAtStripe(error)) throw error;
}
