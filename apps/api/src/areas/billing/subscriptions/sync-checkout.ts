import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import { inTransaction } from "#platform/db/db.ts";
import type { BillingDeps } from "../deps.ts";
import { endCheckout, findCheckout } from "./checkouts.repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

interface CheckoutObject {
  status: string | null;
  client_reference_id: string | null;
  subscription: string | { id: string } | null;
}

/** Stores how a checkout of a plan ended, with the subscription it led to. */
export async function syncCheckout(
  deps: BillingDeps,
  session: CheckoutObject,
): Promise<EventOutcome> {
  const reference = z.uuid().safeParse(session.client_reference_id);
  const checkout = reference.success && (await findCheckout(deps.db, reference.data));
  if (!checkout) return "unknown";
  const { status, subscription } = session;
  // The subscription is stored before the checkout ends, so that no second checkout can start in between.
  if (subscription)
    await syncSubscription(deps, typeof subscription === "string" ? subscription : subscription.id);
  if (status === "complete" || status === "expired")
    await inTransaction(deps.db, (tx) => endCheckout(tx, checkout.id, status));
  return "applied";
}

/** Reads a checkout page from the provider and syncs the checkout of a plan. A page of a payment is another's. */
export async function syncPlanCheckoutPage(
  deps: BillingDeps,
  stripeId: string,
): Promise<EventOutcome> {
  const session = await deps.stripe.checkout.sessions.retrieve(stripeId);
  return session.mode === "subscription" ? syncCheckout(deps, session) : "not needed";
}
