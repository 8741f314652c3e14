import { isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { syncInvoice } from "../invoices/sync-invoice.ts";
import { findPayment } from "../payments/payments.repository.ts";
import { describeSubscription } from "../subscriptions/subscription.rules.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { drift } from "./drift.rules.ts";
import type { Examined } from "./examine-payment.ts";
import { comparePlan } from "./plan.rules.ts";
import { idOf, isCollected, paymentIn } from "./provider-objects.ts";
import { findPlan, isInvoicePaid } from "./records.repository.ts";

const nothing: Examined = { drifts: [], isRepaired: false };

/** A charge that names no payment of ours: it may be for a plan. */
export async function examineCharge(deps: PaymentsDeps, id: string): Promise<Examined> {
  const charge = await orMissing(deps.stripe.charges.retrieve(id));
  if (!charge || !isCollected(charge)) return nothing;
  if (await isOurs(deps, charge.transfer_group)) return nothing;
  const intent = idOf(charge.payment_intent);
  const invoice = intent && (await invoiceOf(deps, intent));
  if (invoice && (await isInvoicePaid(deps.db, invoice))) return nothing;
  if (invoice && (await syncInvoice(deps, invoice)) !== "unknown")
    return { drifts: [], isRepaired: true };
  const theirs = { amountCents: charge.amount_captured, says: charge.description ?? "a charge" };
  return { drifts: [drift("payment_unknown", id, {}, theirs)], isRepaired: false };
}

async function invoiceOf({ stripe }: PaymentsDeps, intent: string): Promise<string | null> {
  const payment = { type: "payment_intent", payment_intent: intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return idOf(data[0]?.invoice);
}

/** A transfer that names no payment of ours. */
export async function examineTransfer(deps: PaymentsDeps, id: string): Promise<Examined> {
  const transfer = await orMissing(deps.stripe.transfers.retrieve(id));
  if (!transfer || (await isOurs(deps, transfer.transfer_group))) return nothing;
  const theirs = { amountCents: transfer.amount, says: idOf(transfer.destination) ?? "" };
  return { drifts: [drift("transfer_unknown", id, {}, theirs)], isRepaired: false };
}

const isOurs = async ({ db }: PaymentsDeps, group: string | null) => {
  const id = paymentIn(group);
  return id !== undefined && (await findPayment(db, id)) !== undefined;
};

/** Follows a subscription once more, and compares what we have then. */
export async function examinePlan(deps: PaymentsDeps, id: string): Promise<Examined> {
  const before = await findPlan(deps.db, id);
  const object = await orMissing(deps.stripe.subscriptions.retrieve(id));
  const theirs = object && describeSubscription(object);
  // One for something else than our plans.
  if (object && !theirs && !before) return nothing;
  const isBehind = comparePlan(id, before, theirs).length > 0;
  if (object && isBehind) await syncSubscription(deps, id);
  const drifts = comparePlan(id, await findPlan(deps.db, id), theirs);
  return { drifts, isRepaired: isBehind && drifts.length === 0 };
}

async function orMissing<One>(object: Promise<One>): Promise<One | undefined> {
  try {
    return await object;
  } catch (error) {
    if (isMissingAtStripe(error)) return undefined;
    throw error;
  }
}
