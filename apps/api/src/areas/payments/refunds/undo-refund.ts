import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { makeRefundEntries, reverseEntries } from "../ledger/ledger.rules.ts";
import { findOwedCents } from "../sales/find-owed.ts";
import { lockSale, type StoredSale, saveSale } from "../sales/sales.repository.ts";
import { markUndone, type StoredRefund } from "./refunds.repository.ts";

/**
 * Undoes a refund that never went out or came back: the sale counts again, and the payee's share of it is held for
 * them. `movement` is missing when the refund never was in the ledger. Returns undefined when the refund is undone
 * already.
 */
export async function undoRefund(
  { clock }: Pick<PaymentsDeps, "clock">,
  tx: Tx,
  refund: StoredRefund,
  movementKind?: "refund failed" | "dispute won",
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
  if (movementKind)
    await writeMovement(tx, {
      key: `undone:${id}`,
      kind: movementKind,
      paymentId,
      at: clock(),
      entries: reverseEntries(makeRefundEntries({ payeeId, feeCents, shareCents })),
    });
  if ((await findOwedCents(tx, sale)) > 0) await saveSale(tx, saleId, { isHeld: true });
  return sale;
}
