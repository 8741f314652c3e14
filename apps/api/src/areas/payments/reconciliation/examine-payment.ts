import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { isMissingAtStripe } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import { syncPayment } from "../payments/sync-payment.ts";
import type { FoundDrift } from "./drift.rules.ts";
import { isCollected, toCharge, toRefund, toTransfer } from "./provider-objects.ts";
import { comparePayment, type OurPayment, type TheirPayment } from "./reconciliation.rules.ts";
import { findRecords } from "./records.repository.ts";

export interface Examined {
  drifts: FoundDrift[];
  /** It only had to be read again. */
  isRepaired: boolean;
}

/** Reads both sides of one payment as they stand now, our own after following the provider once more. */
export async function examinePayment(deps: PaymentsDeps, id: string): Promise<Examined> {
  const [before] = await findRecords(deps.db, [id]);
  if (!before) return { drifts: [], isRepaired: false };
  const isRepaired = before.state !== "paid" && (await followAgain(deps, id));
  const [ours] = await findRecords(deps.db, [id]);
  if (!ours) return { drifts: [], isRepaired };
  return { drifts: comparePayment(ours, await readTheirs(deps.stripe, ours)), isRepaired };
}

/** A page that the provider has forgotten says nothing new. */
async function followAgain(deps: PaymentsDeps, id: string): Promise<boolean> {
  try {
    return (await syncPayment(deps, id)) === "applied";
  } catch (error) {
    if (isMissingAtStripe(error)) return false;
    throw error;
  }
}

const limit = 100;
const expand = ["data.balance_transaction"];

async function readTheirs(stripe: Stripe, ours: OurPayment): Promise<TheirPayment> {
  const group = { transfer_group: ours.id, limit, expand };
  const charges = await gather(stripe.charges.list(group));
  const own = ours.chargeId;
  if (own && !charges.some(({ id }) => id === own))
    charges.push(
      ...(await found(stripe.charges.retrieve(own, { expand: ["balance_transaction"] }))),
    );
  const transfers = await gather(stripe.transfers.list(group));
  for (const { kind, stripeId } of ours.messages)
    if (kind === "transfer" && stripeId && !transfers.some(({ id }) => id === stripeId))
      transfers.push(
        ...(await found(stripe.transfers.retrieve(stripeId, { expand: ["balance_transaction"] }))),
      );
  const theirs: TheirPayment = { charges: [], transfers: [], refunds: [] };
  for (const charge of charges.filter(isCollected)) {
    theirs.charges.push(toCharge(charge));
    const refunds = await gather(stripe.refunds.list({ charge: charge.id, limit, expand }));
    theirs.refunds.push(...refunds.map(toRefund));
  }
  for (const transfer of transfers) {
    const reversals =
      transfer.amount_reversed > 0
        ? await gather(stripe.transfers.listReversals(transfer.id, { limit, expand }))
        : [];
    theirs.transfers.push(toTransfer(transfer, reversals));
  }
  return theirs;
}

async function gather<One>(list: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of list) all.push(one);
  return all;
}

/** Nothing when the provider has no such object. */
async function found<One>(object: Promise<One>): Promise<One[]> {
  try {
    return [await object];
  } catch (error) {
    if (isMissingAtStripe(error)) return [];
    throw error;
  }
}
