import type { EventOutcome } from "@boab/contracts/payments/events";
import { findProfile } from "#areas/accounts/index.ts";
import { findPayee, type Payee } from "#areas/payouts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { paymentEnded, paymentPaid } from "../events.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { makeChargeEntries, makeProviderFeeEntries } from "../ledger/ledger.rules.ts";
import { findSalesOfPayment, type StoredSale, saveSale } from "../sales/sales.repository.ts";
import { sendShare } from "../sales/send-share.ts";
import { isDue } from "../sales/share.rules.ts";
import {
  canStillBePaid,
  chooseLaterState,
  describePayment,
  type PaymentReading,
  type PaymentState as State,
} from "./payment.rules.ts";
import {
  findPayment,
  lockPayment,
  type StoredPayment,
  savePaymentState,
} from "./payments.repository.ts";
import { writeReceipt, writeSaleNotice } from "./receipt-email.ts";

/**
 * Reads the state of a payment from the provider and stores it. When it is paid, one transaction writes the ledger, the
 * shares of payees who can be paid, and the emails, only once.
 */
export async function syncPayment(
  deps: PaymentsDeps,
  paymentId: string,
  sessionId?: string,
): Promise<EventOutcome> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) return "unknown";
  const currentSessionId = sessionId ?? payment.sessionId;
  if (!currentSessionId)
    return isOverdue(deps, payment) ? endUnopenedPayment(deps, payment) : "not needed";
  const session = await deps.stripe.checkout.sessions.retrieve(currentSessionId, {
    expand: ["payment_intent.latest_charge.balance_transaction"],
  });
  const read = describePayment(session);
  if (read.amountCents !== payment.amountCents || read.currency !== payment.currency) {
    deps.log.error({ paymentId, read }, "the provider names another amount than we asked for");
    return "unknown";
  }
  const sales = await findSalesOfPayment(deps.db, paymentId);
  const payees = read.state === "paid" ? await findPayees(deps, sales) : new Map<string, Payee>();
  return inTransaction(deps.db, async (tx) => {
    const stored = await lockPayment(tx, paymentId);
    if (!stored) return "unknown";
    const state = chooseLaterState(stored.state, read.state);
    if (state === stored.state) return "not needed";
    if (state !== "paid") await end(deps, tx, paymentId, state);
    else await completePayment(deps, tx, stored, { read, sales, payees });
    return "applied";
  });
}

async function end(deps: Pick<PaymentsDeps, "publish">, tx: Tx, paymentId: string, state: State) {
  await savePaymentState(tx, paymentId, { state });
  if (state !== "processing") await deps.publish(tx, paymentEnded, { paymentId });
}

/** True when the provider would no longer open a page for the payment. */
const isOverdue = ({ clock }: PaymentsDeps, payment: StoredPayment): boolean =>
  !canStillBePaid({ ...payment, sessionId: null }, clock());

/** Ends a payment whose page nobody has opened. If the provider did create the page, an event corrects this. */
export function endUnopenedPayment(
  deps: Pick<PaymentsDeps, "db" | "publish">,
  { id }: Pick<StoredPayment, "id">,
): Promise<EventOutcome> {
  return inTransaction(deps.db, async (tx) => {
    const stored = await lockPayment(tx, id);
    if (stored?.state !== "open" || stored.sessionId) return "not needed";
    await end(deps, tx, id, "expired");
    return "applied";
  });
}

async function findPayees(deps: PaymentsDeps, sales: StoredSale[]): Promise<Map<string, Payee>> {
  const payees = new Map<string, Payee>();
  for (const { payeeId } of sales) {
    const payee = await findPayee(deps, payeeId);
    if (payee?.canBeSent) payees.set(payeeId, payee);
  }
  return payees;
}

interface PaidPayment {
  read: PaymentReading;
  sales: StoredSale[];
  payees: Map<string, Payee>;
}

async function completePayment(
  deps: PaymentsDeps,
  tx: Tx,
  payment: StoredPayment,
  { read, sales, payees }: PaidPayment,
): Promise<void> {
  const { id: paymentId } = payment;
  const at = deps.clock();
  await savePaymentState(tx, paymentId, {
    state: "paid",
    chargeId: read.chargeId,
    paidAt: at,
    ...(payment.buyerId === null && { payerEmail: read.payerEmail }),
  });
  await deps.publish(tx, paymentPaid, { paymentId });
  const movement = { paymentId, at };
  await writeMovement(tx, {
    ...movement,
    key: `charge:${paymentId}`,
    kind: "charge",
    entries: makeChargeEntries(sales),
  });
  if (read.providerFeeCents > 0)
    await writeMovement(tx, {
      ...movement,
      key: `fee:${paymentId}`,
      kind: "provider fee",
      entries: makeProviderFeeEntries(read.providerFeeCents),
    });
  // Sending a share locks its payee. Two payments to the same people lock them in the same order.
  for (const sale of sales.toSorted((one, other) => (one.payeeId < other.payeeId ? -1 : 1))) {
    const payee = payees.get(sale.payeeId);
    if (payee && isDue(sale, at)) await sendShare(deps, tx, sale, payee);
    else await saveSale(tx, sale.id, { isHeld: true });
  }
  // The marketplace sends the emails about its orders itself.
  if (payment.purpose === "listing")
    await notifySellersAndBuyer(deps, tx, { ...payment, paidAt: at }, sales);
}

async function notifySellersAndBuyer(
  deps: PaymentsDeps,
  tx: Tx,
  payment: StoredPayment & { paidAt: Date },
  sales: StoredSale[],
): Promise<void> {
  for (const sale of sales) {
    const seller = await findProfile(tx, sale.payeeId);
    if (seller) await deps.enqueueMail(tx, writeSaleNotice(deps, seller, sale, payment.paidAt));
  }
  // A guest hears from the area that sold it, which knows whether their email is proven.
  const buyer = payment.buyerId === null ? null : await findProfile(tx, payment.buyerId);
  if (buyer) await deps.enqueueMail(tx, writeReceipt(deps, buyer, payment, sales));
}
