import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { refundEntries, reversed } from "../ledger/ledger.rules.ts";
import { findOwed } from "../payments/find-owed.ts";
import { lockSale, type StoredSale, saveSale } from "../payments/sales.repository.ts";
import { markUndone, type StoredRefund } from "./refunds.repository.ts";

/**
 * Money that was to go back to the buyer, and stays or came back: the sale counts again, and the payee's share of it
 * waits for them. `movement` is left out when the refund never was in the ledger. Undefined when it is undone already.
 */
export async function undoRefund(
  { clock }: Pick<PaymentsDeps, "clock">,
  tx: Tx,
  refund: StoredRefund,
  movement?: "refund failed" | "dispute won",
): Promise<StoredSale | undefined> {
  const { id, saleId, amountCents, feeCents, shareCents, disputeId } = refund;
  const sale = await lockSale(tx, saleId);
  if (!sale || !(await markUndone(tx, id, clock()))) return undefined;
  const { paymentId, payeeId, refundedCents, disputedCents } = sale;
  await saveSale(
    tx,
    saleId,
    disputeId === null
      ? { refundedCents: refundedCents - amountCents }
      : { disputedCents: disputedCents - amountCents },
  );
  if (movement)
    await writeMovement(tx, {
      ...{ key: `undone:${id}`, kind: movement, paymentId, at: clock() },
      entries: reversed(refundEntries({ payeeId, feeCents, shareCents })),
    });
  if ((await findOwed(tx, sale)) > 0) await saveSale(tx, saleId, { isHeld: true });
  return sale;
}
