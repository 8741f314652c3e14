import { randomUUID } from "node:crypto";
import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import { takeReadingNumber } from "#areas/stripe-events/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { makeProviderFeeEntries, makeRefundEntries } from "../ledger/ledger.rules.ts";
import { findPaymentOfCharge, lockPayment } from "../payments/payments.repository.ts";
import { syncPayment } from "../payments/sync-payment.ts";
import { splitRefund } from "../refunds/refund.rules.ts";
import {
  findRefundsOfDispute,
  insertRefund,
  type StoredRefund,
} from "../refunds/refunds.repository.ts";
import { takeBackShare } from "../refunds/take-back.ts";
import { undoRefund } from "../refunds/undo-refund.ts";
import { sumRefunds } from "../sales/refund-sums.repository.ts";
import {
  findSalesOfPayment,
  lockSale,
  type StoredSale,
  saveSale,
} from "../sales/sales.repository.ts";
import { sendSharesToPayee } from "../sales/send-held-shares.ts";
import { notifyOfDispute, notifyOfWonDispute } from "./announce-dispute.ts";
import {
  type DisputeObject,
  type DisputeReading,
  describeDispute,
  splitDispute,
} from "./dispute.rules.ts";
import { findDispute, type StoredDispute, saveDispute } from "./disputes.repository.ts";

/**
 * Reads a dispute from the provider and stores its state. While the bank has the money, the sellers' shares of it are
 * taken back; once it is reinstated they get them again.
 */
export async function syncDispute(deps: PaymentsDeps, stripeId: string): Promise<EventOutcome> {
  const reading = await takeReadingNumber(deps.db);
  const object = await deps.stripe.disputes.retrieve(stripeId);
  const read = describeDispute(object);
  const paymentId = await findDisputedPayment(deps, object, read);
  if (!paymentId) return "unknown";
  const { createdAt, ...details } = read;
  const repaidPayeeIds = await inTransaction(deps.db, async (tx) => {
    await lockPayment(tx, paymentId);
    const before = await findDispute(tx, stripeId);
    const { amountCents, state, feeCents, dueBy } = details;
    const dispute = { stripeId, paymentId, amountCents, state, feeCents, dueBy, createdAt };
    if (!(await saveDispute(tx, { ...dispute, reading }))) return undefined;
    await writeDisputeFee(deps, tx, dispute, feeCents - (before?.feeCents ?? 0), reading);
    const taken = await findRefundsOfDispute(tx, stripeId);
    if (read.isWithdrawn && taken.length === 0) await takeBackDisputedShares(deps, tx, dispute);
    return read.isWithdrawn ? [] : restoreShares(deps, tx, taken);
  });
  // If the worker crashes before this is done, the next follow-up does it.
  for (const payeeId of new Set(repaidPayeeIds)) await sendSharesToPayee(deps, payeeId);
  return repaidPayeeIds ? "applied" : "not needed";
}

/**
 * Finds the payment by its charge. If the dispute arrives before the payment's own event, the intent's metadata names
 * it.
 */
async function findDisputedPayment(
  deps: PaymentsDeps,
  { payment_intent }: DisputeObject,
  { chargeId }: DisputeReading,
): Promise<string | undefined> {
  const known = await findPaymentOfCharge(deps.db, chargeId);
  if (known || !payment_intent) return known?.id;
  const intentId = typeof payment_intent === "string" ? payment_intent : payment_intent.id;
  const { metadata } = await deps.stripe.paymentIntents.retrieve(intentId);
  const parsedPaymentId = z.uuid().safeParse(metadata.paymentId);
  if (!parsedPaymentId.success) return undefined;
  await syncPayment(deps, parsedPaymentId.data);
  const paid = await findPaymentOfCharge(deps.db, chargeId);
  if (!paid) throw new Error("A payment that we do not know to be paid is disputed");
  return paid.id;
}

async function writeDisputeFee(
  { clock }: PaymentsDeps,
  tx: Tx,
  { stripeId, paymentId }: StoredDispute,
  cents: number,
  reading: number,
): Promise<void> {
  if (cents === 0) return;
  await writeMovement(tx, {
    key: `dispute-fee:${stripeId}:${reading}`,
    kind: "dispute fee",
    paymentId,
    at: clock(),
    entries: makeProviderFeeEntries(cents),
  });
}

/** Locks the sales in the order of their payees, so that two disputes never deadlock. */
async function lockSales(tx: Tx, paymentId: string): Promise<StoredSale[]> {
  const sales = (await findSalesOfPayment(tx, paymentId)).toSorted((one, other) =>
    one.payeeId < other.payeeId ? -1 : 1,
  );
  const locked: StoredSale[] = [];
  for (const { id } of sales) {
    const sale = await lockSale(tx, id);
    if (sale) locked.push(sale);
  }
  return locked;
}

async function takeBackDisputedShares(
  deps: PaymentsDeps,
  tx: Tx,
  dispute: StoredDispute,
): Promise<void> {
  const { stripeId: disputeId, paymentId } = dispute;
  const at = deps.clock();
  const sales = await lockSales(tx, paymentId);
  const parts = splitDispute(sales, dispute.amountCents);
  for (const sale of sales) {
    const amountCents = parts.get(sale.id) ?? 0;
    if (amountCents === 0) continue;
    const { id: saleId, payeeId } = sale;
    const refundSplit = splitRefund(sale, await sumRefunds(tx, saleId), amountCents, false);
    const id = randomUUID();
    await saveSale(tx, saleId, { disputedCents: sale.disputedCents + amountCents });
    await insertRefund(tx, {
      id,
      saleId,
      amountCents,
      ...refundSplit,
      requestedBy: null,
      disputeId,
      createdAt: at,
      retainsCardFee: false,
      reason: null,
    });
    await writeMovement(tx, {
      key: `dispute:${id}`,
      kind: "dispute",
      paymentId,
      at,
      entries: makeRefundEntries({ payeeId, ...refundSplit }),
    });
    await takeBackShare(deps, tx, sale, id);
    const { shareCents } = refundSplit;
    await notifyOfDispute(deps, tx, sale, { refundId: id, dispute, amountCents, shareCents });
  }
}

/** Returns the payees who get their share again. */
async function restoreShares(deps: PaymentsDeps, tx: Tx, taken: StoredRefund[]): Promise<string[]> {
  const payeeIds: string[] = [];
  for (const part of taken) {
    const sale = await undoRefund(deps, tx, part, "dispute won");
    if (!sale) continue;
    payeeIds.push(sale.payeeId);
    await notifyOfWonDispute(deps, tx, sale, part);
  }
  return payeeIds;
}
