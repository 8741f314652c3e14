import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { debtEntries } from "../ledger/ledger.rules.ts";
import { addMessage } from "../outbox/add-message.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { findOwed } from "../payments/find-owed.ts";
import type { StoredSale } from "../payments/sales.repository.ts";
import { planReversals } from "../payments/share.rules.ts";

type Deps = Pick<PaymentsDeps, "clock" | "tasks">;

/**
 * After a refund was stored: a share that is still with us shrinks, one that was sent is reversed, and what is in
 * neither place is owed.
 */
export async function takeBack(
  deps: Deps,
  tx: Tx,
  sale: StoredSale,
  refundId: string,
): Promise<void> {
  const { id: saleId, paymentId, payeeId } = sale;
  const tooMuchCents = -(await findOwed(tx, sale));
  if (tooMuchCents <= 0) return;
  const messages = await findMessagesOfSale(tx, saleId);
  const { reversals, missingCents } = planReversals(messages, tooMuchCents);
  for (const [index, { transferId, amountCents }] of reversals.entries())
    await addMessage(deps, tx, {
      ...{ kind: "reversal", saleId, refundId, transferId, amountCents },
      idempotencyKey: `reversal:${refundId}:v${index + 1}`,
    });
  if (missingCents > 0)
    await writeMovement(tx, {
      ...{ key: `debt:refund:${refundId}`, kind: "debt", paymentId, at: deps.clock() },
      entries: debtEntries(payeeId, missingCents),
    });
}
