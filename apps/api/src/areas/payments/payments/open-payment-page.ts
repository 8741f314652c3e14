import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { ensureCustomer } from "../customers/ensure-customer.ts";
import type { PaymentsDeps } from "../deps.ts";
import { shownLines } from "./payment.rules.ts";
import { type PaymentPurpose, type StoredPayment, saveSession } from "./payments.repository.ts";
import { findSalesOfPayment } from "./sales.repository.ts";

/** Where people come back to. */
const returnPages: Record<PaymentPurpose, string> = {
  listing: "/my-account/payments",
  order: "/marketplace/checkout-result",
};

/** Its idempotency key is the payment's own id: a request that is repeated after a crash finds the same page. */
export async function openPaymentPage(
  deps: PaymentsDeps,
  buyer: FullProfile,
  payment: StoredPayment,
): Promise<string> {
  const { db, stripe, publicOrigin } = deps;
  const customer = await ensureCustomer(deps, buyer);
  const sales = await findSalesOfPayment(db, payment.id);
  const returnTo = `${publicOrigin}${returnPages[payment.purpose]}/${payment.id}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      customer,
      client_reference_id: payment.id,
      line_items: shownLines(sales).map(({ title, sellerName, unitCents, quantity }) => ({
        quantity,
        price_data: {
          currency: payment.currency,
          unit_amount: unitCents,
          product_data: { name: title, description: sellerName },
        },
      })),
      payment_intent_data: {
        // At once: until an asynchronous capture is done, the charge does not say what the provider's fee is.
        capture_method: "automatic",
        transfer_group: payment.id,
        metadata: { paymentId: payment.id },
      },
      expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
      success_url: returnTo,
      cancel_url: `${returnTo}?cancelled=true`,
    },
    // Two presses at once use one key; the second waits until the first has its answer.
    { idempotencyKey: `payment:${payment.id}`, maxNetworkRetries: 3 },
  );
  if (!session.url) throw new AppError("checkout_failed");
  const { id: sessionId, url } = session;
  await inTransaction(db, (tx) => saveSession(tx, payment.id, { sessionId, url }));
  return url;
}
