import { isRefusedByStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findPayment } from "./payments.repository.ts";
import { endUnopenedPayment, syncPayment } from "./sync-payment.ts";

/** Closes the payment's page, so that nobody can pay there. A payment that was just made still counts. */
export async function closePage(deps: PaymentsDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.state !== "open") return;
  if (payment.sessionId === null) return void (await endUnopenedPayment(deps, payment));
  try {
    await deps.stripe.checkout.sessions.expire(payment.sessionId);
  } catch (error) {
    // It is closed already, or was paid a moment ago: reading it says which.
    if (!isRefusedByStripe(error)) throw error;
  }
  await syncPayment(deps, paymentId);
}
