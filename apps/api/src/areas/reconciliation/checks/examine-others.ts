import {
  describeSubscription,
  findSubscriptionToCompare,
  isInvoicePaid,
  syncInvoice,
  syncSubscription,
} from "#areas/billing/index.ts";
import { findPayment } from "#areas/payments/index.ts";
import { isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { makeDrift } from "./drift.rules.ts";
import type { ExamineResult } from "./examine-payment.ts";
import { comparePlan } from "./plan.rules.ts";
import { isCollected, readPaymentId, toIdOrNull } from "./provider-objects.ts";

const noDrifts: ExamineResult = { drifts: [], isRepaired: false };

/** A charge that names no payment of ours: it may be for a plan. */
export async function examineCharge(deps: ReconciliationDeps, id: string): Promise<ExamineResult> {
  const charge = await undefinedIfMissing(deps.stripe.charges.retrieve(id));
  if (!charge || !isCollected(charge)) return noDrifts;
  if (await isPaymentKnown(deps, charge.transfer_group)) return noDrifts;
  const intent = toIdOrNull(charge.payment_intent);
  const invoice = intent && (await findInvoice(deps, intent));
  if (invoice && (await isInvoicePaid(deps.db, invoice))) return noDrifts;
  if (invoice && (await syncInvoice(deps, invoice)) !== "unknown")
    return { drifts: [], isRepaired: true };
  const theirs = { amountCents: charge.amount_captured, says: charge.description ?? "a charge" };
  return { drifts: [makeDrift("payment_unknown", id, {}, theirs)], isRepaired: false };
}

async function findInvoice({ stripe }: ReconciliationDeps, intent: string): Promise<string | null> {
  const payment = { type: "payment_intent", payment_intent: intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return toIdOrNull(data[0]?.invoice);
}

/** A transfer that names no payment of ours. */
export async function examineTransfer(
  deps: ReconciliationDeps,
  id: string,
): Promise<ExamineResult> {
  const transfer = await undefinedIfMissing(deps.stripe.transfers.retrieve(id));
  if (!transfer || (await isPaymentKnown(deps, transfer.transfer_group))) return noDrifts;
  const theirs = { amountCents: transfer.amount, says: toIdOrNull(transfer.destination) ?? "" };
  return { drifts: [makeDrift("transfer_unknown", id, {}, theirs)], isRepaired: false };
}

const isPaymentKnown = async ({ db }: ReconciliationDeps, group: string | null) => {
  const id = readPaymentId(group);
  return id !== undefined && (await findPayment(db, id)) !== undefined;
};

/** Compares a subscription with the provider's, and syncs it first if the two differ. */
export async function examinePlan(deps: ReconciliationDeps, id: string): Promise<ExamineResult> {
  const before = await findSubscriptionToCompare(deps.db, id);
  const object = await undefinedIfMissing(deps.stripe.subscriptions.retrieve(id));
  const theirs = object && describeSubscription(object);
  // The subscription is not for one of our plans.
  if (object && !theirs && !before) return noDrifts;
  const isBehind = comparePlan(id, before, theirs).length > 0;
  if (object && isBehind) await syncSubscription(deps, id);
  const drifts = comparePlan(id, await findSubscriptionToCompare(deps.db, id), theirs);
  return { drifts, isRepaired: isBehind && drifts.length === 0 };
}

async function undefinedIfMissing<One>(object: Promise<One>): Promise<One | undefined> {
  try {
    return await object;
  } catch (error) {
    if (isMissingAtStripe(error)) return undefined;
    throw error;
  }
}
