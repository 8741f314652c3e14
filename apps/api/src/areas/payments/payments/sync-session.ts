import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import type { PaymentsDeps } from "../deps.ts";
import { syncPayment } from "./sync-payment.ts";

/** Reads a checkout page from the provider and syncs the payment it belongs to. A page of a plan is another's. */
export async function syncPaymentSession(
  deps: PaymentsDeps,
  stripeId: string,
): Promise<EventOutcome> {
  const session = await deps.stripe.checkout.sessions.retrieve(stripeId);
  if (session.mode === "subscription") return "not needed";
  const payment = z.uuid().safeParse(session.client_reference_id);
  return payment.success ? syncPayment(deps, payment.data, stripeId) : "unknown";
}
