import type { PaymentsDeps } from "../deps.ts";
import { syncCheckout } from "../subscriptions/sync-checkout.ts";
import type { Outcome } from "./events.repository.ts";

/** Reads a checkout page from the provider and hands it to whoever opened it. */
export async function syncSession(deps: PaymentsDeps, stripeId: string): Promise<Outcome> {
  const session = await deps.stripe.checkout.sessions.retrieve(stripeId);
  return session.mode === "subscription" ? syncCheckout(deps, session) : "unknown";
}
