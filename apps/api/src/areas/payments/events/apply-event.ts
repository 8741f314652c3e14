import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { syncInvoice } from "../invoices/sync-invoice.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { findWaitingEvent, markHandled, type Outcome } from "./events.repository.ts";
import { syncSession } from "./sync-session.ts";

type Sync = (deps: PaymentsDeps, objectId: string) => Promise<Outcome>;

/**
 * An event only says which object to read again; its own contents and its place among others do not matter.
 * An upcoming invoice is no object yet.
 */
const syncs: [prefix: string, sync: Sync][] = [
  ["checkout.session.", syncSession],
  ["customer.subscription.", syncSubscription],
  ["invoice.upcoming", async () => "not needed"],
  ["invoice.", syncInvoice],
];

export async function applyEvent(deps: PaymentsDeps, eventId: string): Promise<void> {
  const event = await findWaitingEvent(deps.db, eventId);
  if (!event) return;
  const [, sync] = syncs.find(([prefix]) => event.type.startsWith(prefix)) ?? [];
  const outcome = sync ? await sync(deps, event.objectId) : "not needed";
  if (outcome === "unknown")
    deps.log.error({ eventId, type: event.type }, "payment event about nothing of ours");
  await inTransaction(deps.db, (tx) => markHandled(tx, eventId, outcome, deps.clock()));
}
