import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { syncDispute } from "../disputes/sync-dispute.ts";
import { syncInvoice } from "../invoices/sync-invoice.ts";
import { syncRefund } from "../refunds/sync-refund.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { findWaitingEvent, markFailed, markHandled, type Outcome } from "./events.repository.ts";
import { followAccount } from "./follow-account.ts";
import { syncSession } from "./sync-session.ts";

type Sync = (deps: PaymentsDeps, objectId: string) => Promise<Outcome>;

/**
 * An event only says which object to read again; its own contents and its place among others do not matter.
 * An upcoming invoice is no object yet.
 */
const syncs: [prefix: string, sync: Sync][] = [
  ["account.updated", followAccount],
  ["charge.dispute.", syncDispute],
  ["checkout.session.", syncSession],
  ["customer.subscription.", syncSubscription],
  ["invoice.upcoming", async () => "not needed"],
  ["invoice.", syncInvoice],
  ["refund.failed", syncRefund],
  ["refund.updated", syncRefund],
];

const syncOf = (type: string) => syncs.find(([prefix]) => type.startsWith(prefix))?.[1];

/** Whether anything can follow from an event of this type. */
export const concernsUs = (type: string): boolean => syncOf(type) !== undefined;

export async function applyEvent(deps: PaymentsDeps, eventId: string): Promise<void> {
  const event = await findWaitingEvent(deps.db, eventId);
  if (!event) return;
  const sync = syncOf(event.type);
  try {
    const outcome = sync ? await sync(deps, event.objectId) : "not needed";
    if (outcome === "unknown")
      deps.log.error({ eventId, type: event.type }, "payment event about nothing of ours");
    await inTransaction(deps.db, (tx) => markHandled(tx, eventId, outcome, deps.clock()));
  } catch (error) {
    // Admins see what went wrong; the queue tries again.
    const problem = error instanceof Error ? error.message : String(error);
    await inTransaction(deps.db, (tx) => markFailed(tx, eventId, problem));
    throw error;
  }
}
