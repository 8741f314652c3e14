import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findPayee } from "../payees/find-payee.ts";
import { findOverdue } from "./payments.repository.ts";
import { findHeldSales, findWaitingPayees, lockSale } from "./sales.repository.ts";
import { sendShare } from "./send-share.ts";
import { syncPayment } from "./sync-payment.ts";

/** More than come together in an hour; the rest waits for the next one. */
const BATCH = 500;

/** Asks about payments whose event never came, and sends shares to payees who have become ready. */
export async function followUpPayments(deps: PaymentsDeps): Promise<void> {
  for (const { id } of await findOverdue(deps.db, deps.clock(), BATCH))
    await attempt(deps, { paymentId: id }, () => syncPayment(deps, id));
  await sendHeldShares(deps);
}

/** One that fails waits for the next time, and nobody else waits with it. */
async function attempt(
  { log }: PaymentsDeps,
  about: object,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ ...about, err: error }, "could not follow up");
  }
}

async function sendHeldShares(deps: PaymentsDeps): Promise<void> {
  for (const payeeId of await findWaitingPayees(deps.db, BATCH))
    await attempt(deps, { payeeId }, () => sendSharesOf(deps, payeeId));
}

/** What waited for this payee goes to them, if the provider would take it now. */
export async function sendSharesOf(deps: PaymentsDeps, payeeId: string): Promise<void> {
  const payee = await findPayee(deps, payeeId);
  if (!payee?.canBeSent) return;
  for (const { id } of await findHeldSales(deps.db, payeeId, BATCH))
    await inTransaction(deps.db, async (tx) => {
      const sale = await lockSale(tx, id);
      if (sale?.isHeld) await sendShare(deps, tx, sale, payee);
    });
}
