import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findSalesOfPayment } from "../sales/sales.repository.ts";
import { closePage } from "./close-page.ts";
import { insertDeclinedCharge } from "./declines.repository.ts";
import { findPayment } from "./payments.repository.ts";
import { hasTooManyTries } from "./require-buyer.ts";

/**
 * Counts a declined card towards its buyer. The page stays open for the next card, until there have been so many that it
 * looks like trying them out.
 */
export async function syncDecline(deps: PaymentsDeps, chargeId: string): Promise<EventOutcome> {
  const charge = await deps.stripe.charges.retrieve(chargeId);
  const paymentId = z.uuid().safeParse(charge.metadata.paymentId);
  // Charges of plans carry no payment of ours.
  if (charge.status !== "failed" || !paymentId.success) return "not needed";
  const payment = await findPayment(deps.db, paymentId.data);
  if (!payment) return "unknown";
  const declined = {
    chargeId,
    paymentId: payment.id,
    declinedAt: new Date(charge.created * 1000),
  };
  if (!(await inTransaction(deps.db, (tx) => insertDeclinedCharge(tx, declined))))
    return "not needed";
  const sales = await findSalesOfPayment(deps.db, payment.id);
  const payeeIds = sales.map(({ payeeId }) => payeeId);
  if (await hasTooManyTries(deps, payment.buyerId, payeeIds)) await closePage(deps, payment.id);
  return "applied";
}
