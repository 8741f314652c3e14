import { z } from "zod";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { Outcome } from "../events/events.repository.ts";
import { endCheckout, findCheckout } from "./checkouts.repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

interface CheckoutObject {
  status: string | null;
  client_reference_id: string | null;
  subscription: string | { id: string } | null;
}

/** Stores how a checkout of a plan ended, with the subscription it led to. */
export async function syncCheckout(deps: PaymentsDeps, session: CheckoutObject): Promise<Outcome> {
  const reference = z.uuid().safeParse(session.client_reference_id);
  const checkout = reference.success && (await findCheckout(deps.db, reference.data));
  if (!checkout) return "unknown";
  const { status, subscription } = session;
  // Before the checkout is over for us, so that at no moment a second one can be started beside it.
  if (subscription)
    await syncSubscription(deps, typeof subscription === "string" ? subscription : subscription.id);
  if (status === "complete" || status === "expired")
    await inTransaction(deps.db, (tx) => endCheckout(tx, checkout.id, status));
  return "applied";
}
