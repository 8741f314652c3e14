import type { PaymentsDeps } from "../deps.ts";
import { findWaitingPayeeIds } from "../sales/sales.repository.ts";
import { sendSharesToPayee } from "../sales/send-held-shares.ts";
import { findOverduePayments } from "./payments.repository.ts";
import { syncPayment } from "./sync-payment.ts";

/** More than this does not come together between two runs; the rest waits for the next one. */
const batchSize = 500;

/** Asks about payments whose event never came, and sends shares that are due to payees who can be paid. */
export async function followUpPayments(deps: PaymentsDeps): Promise<void> {
  for (const { id } of await findOverduePayments(deps.db, deps.clock(), batchSize))
    await runAndLogError(deps, { paymentId: id }, () => syncPayment(deps, id));
  await sendHeldShares(deps);
}

/** One item that fails waits for the next run and does not hold up the others. */
async function runAndLogError(
  { log }: PaymentsDeps,
  logContext: object,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ ...logContext, err: error }, "could not follow up");
  }
}

async function sendHeldShares(deps: PaymentsDeps): Promise<void> {
  for (const payeeId of await findWaitingPayeeIds(deps.db, deps.clock(), batchSize))
    await runAndLogError(deps, { payeeId }, () => sendSharesToPayee(deps, payeeId));
}
