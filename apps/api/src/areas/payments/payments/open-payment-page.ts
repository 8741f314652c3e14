import { setTimeout } from "node:timers/promises";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { ensureCustomer } from "#areas/billing/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findSalesOfPayment } from "../sales/sales.repository.ts";
import { listShownLines } from "./payment.rules.ts";
import {
  claimOpening,
  findPayment,
  type PaymentPurpose,
  releaseOpening,
  type StoredPayment,
  saveSession,
} from "./payments.repository.ts";

/** The pages members return to from the provider. */
const returnPathByPurpose: Record<PaymentPurpose, string> = {
  listing: "/my-account/payments",
  order: "/marketplace/checkout-result",
};

/** This is a little longer than the provider's timeout, so the request with the older claim has already failed. */
const claimTtlMs = 5_000;
const pollMs = 200;

/**
 * Returns the URL where a payment is paid. One request opens the page at the provider; parallel requests wait for its
 * result without a transaction. A request after an error tries again. A guest is no buyer of ours.
 */
export async function openPaymentPage(
  deps: PaymentsDeps,
  buyer: FullProfile | null,
  payment: StoredPayment,
): Promise<string> {
  const { db, clock } = deps;
  let current: StoredPayment | undefined = payment;
  let hasWaited = false;
  while (current && !current.url) {
    // The request that opened the page has failed, so every request that waited for it fails too.
    if (hasWaited && !current.openingAt) throw new AppError("checkout_failed");
    const openingAt = clock();
    const staleBefore = new Date(openingAt.getTime() - claimTtlMs);
    if (await inTransaction(db, (tx) => claimOpening(tx, payment.id, { openingAt, staleBefore })))
      return openClaimedPage(deps, buyer, payment, openingAt);
    await setTimeout(pollMs);
    hasWaited = true;
    current = await findPayment(db, payment.id);
  }
  if (!current?.url) throw new AppError("not_found");
  return current.url;
}

async function openClaimedPage(
  deps: PaymentsDeps,
  buyer: FullProfile | null,
  payment: StoredPayment,
  openingAt: Date,
): Promise<string> {
  try {
    return await createSession(deps, buyer, payment);
  } catch (error) {
    await inTransaction(deps.db, (tx) => releaseOpening(tx, payment.id, openingAt));
    throw error;
  }
}

/** Its idempotency key is the payment's own id: a request that is repeated after a crash finds the same page. */
async function createSession(
  deps: PaymentsDeps,
  buyer: FullProfile | null,
  payment: StoredPayment,
): Promise<string> {
  const { db, stripe, publicOrigin } = deps;
  const customer = buyer && (await ensureCustomer(deps, buyer));
  const sales = await findSalesOfPayment(db, payment.id);
  const returnPath = payment.returnPath ?? `${returnPathByPurpose[payment.purpose]}/${payment.id}`;
  const returnTo = `${publicOrigin}${returnPath}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      // The provider asks a guest for an email of its own; nothing that was typed here is passed on.
      ...(customer !== null && { customer }),
      client_reference_id: payment.id,
      line_items: listShownLines(sales).map(({ title, sellerName, unitCents, quantity }) => ({
        quantity,
        price_data: {
          currency: payment.currency,
          unit_amount: unitCents,
          product_data: { name: title, description: sellerName },
        },
      })),
      payment_intent_data: {
        // With an asynchronous capture, the charge does not show the provider's fee until the capture is done.
        capture_method: "automatic",
        transfer_group: payment.id,
        metadata: { paymentId: payment.id },
      },
      expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
      success_url: payment.returnPath === null ? returnTo : `${returnTo}?paid=true`,
      cancel_url: `${returnTo}?cancelled=true`,
    },
    // Somebody who gave up waiting may press again while the first request is still on its way.
    { idempotencyKey: `payment:${payment.id}`, maxNetworkRetries: 3 },
  );
  if (!session.url) throw new AppError("checkout_failed");
  const { id: sessionId, url } = session;
  await inTransaction(db, (tx) => saveSession(tx, payment.id, { sessionId, url }));
  return url;
}
