import { z } from "zod";
import type { PaymentsDeps } from "../deps.ts";
import { syncPayment } from "../payments/sync-payment.ts";
import { syncCheckout } from "../subscriptions/sync-checkout.ts";
import type { Outcome } from "./events.repository.ts";

/** Reads a checkout page from the provider and hands it to whoever opened it. */
export async function syncSession(deps: PaymentsDeps, stripeId: string): Promise<Outcome> {
  const session = await deps.stripe.checkout.sessions.retrieve(stripeId);
  if (session.mode === "subscription") return syncCheckout(deps, session);
  const payment = z.uuid().safeParse(session.client_reference_id);
  return payment.success ? syncPayment(deps, payment.data, stripeId) : "unknown";
}
