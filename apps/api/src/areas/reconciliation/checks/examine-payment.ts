import { readPaymentRecords, syncPayment } from "#areas/payments/index.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import type { ReconciliationDeps } from "../deps.ts";
import type { FoundDrift } from "./drift.rules.ts";
import { isCollected, toCharge, toRefund, toTransfer } from "./provider-objects.ts";
import { comparePayment, type OurPayment, type TheirPayment } from "./reconciliation.rules.ts";

export interface ExamineResult {
  drifts: FoundDrift[];
  /** True when a new sync was enough to remove the difference. */
  isRepaired: boolean;
}

/** Compares both sides of one payment as they are now. A payment that isn't paid is synced first. */
export async function examinePayment(deps: ReconciliationDeps, id: string): Promise<ExamineResult> {
  const [before] = await readPaymentRecords(deps.db, [id]);
  if (!before) return { drifts: [], isRepaired: false };
  const isRepaired = before.state !== "paid" && (await syncAgain(deps, id));
  const [ours] = await readPaymentRecords(deps.db, [id]);
  if (!ours) return { drifts: [], isRepaired };
  return { drifts: comparePayment(ours, await readProviderPayment(deps.stripe, ours)), isRepaired };
}

/** A page that the provider has deleted changes nothing. */
async function syncAgain(deps: ReconciliationDeps, id: string): Promise<boolean> {
  try {
    return (await syncPayment(deps, id)) === "applied";
  } catch (error) {
    if (isMissingAtStripe(error)) return false;
    throw error;
  }
}

const limit = 100;
const expand = ["data.balance_transaction"];

async function readProviderPayment(stripe: Stripe, ours: OurPayment): Promise<TheirPayment> {
  const group = { transfer_group: ours.id, limit, expand };
  const charges = await collectAll(stripe.charges.list(group));
  const recordedChargeId = ours.chargeId;
  if (recordedChargeId && !charges.some(({ id }) => id === recordedChargeId))
    charges.push(
      ...(await listIfFound(
        stripe.charges.retrieve(recordedChargeId, { expand: ["balance_transaction"] }),
      )),
    );
  const transfers = await collectAll(stripe.transfers.list(group));
  for (const { kind, stripeId } of ours.messages)
    if (kind === "transfer" && stripeId && !transfers.some(({ id }) => id === stripeId))
      transfers.push(
        ...(await listIfFound(
          stripe.transfers.retrieve(stripeId, { expand: ["balance_transaction"] }),
        )),
      );
  const theirs: TheirPayment = { charges: [], transfers: [], refunds: [] };
  for (const charge of charges.filter(isCollected)) {
    theirs.charges.push(toCharge(charge));
    const refunds = await collectAll(stripe.refunds.list({ charge: charge.id, limit, expand }));
    theirs.refunds.push(...refunds.map(toRefund));
  }
  for (const transfer of transfers) {
    const reversals =
      transfer.amount_reversed > 0
        ? await collectAll(stripe.transfers.listReversals(transfer.id, { limit, expand }))
        : [];
    theirs.transfers.push(toTransfer(transfer, reversals));
  }
  return theirs;
}

async function collectAll<One>(list: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of list) all.push(one);
  return all;
}

/** Nothing when the provider has no such object. */
async function listIfFound<One>(object: Promise<One>): Promise<One[]> {
  try {
    return [await object];
  } catch (error) {
    if (isMissingAtStripe(error)) return [];
    throw error;
  }
}
