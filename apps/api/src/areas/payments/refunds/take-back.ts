import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { writeMovement } from "../ledger/ledger.repository.ts";
import { makeDebtEntries } from "../ledger/ledger.rules.ts";
import { addOutboxMessage } from "../outbox/add-message.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { findOwedCents } from "../sales/find-owed.ts";
import type { StoredSale } from "../sales/sales.repository.ts";
import { planReversals } from "../sales/share.rules.ts";

type Deps = Pick<PaymentsDeps, "clock" | "tasks">;

/**
 * Runs after a refund was stored. A share that we still hold gets smaller, a share that was sent is reversed, and the
 * rest becomes a debt.
 */
export async function takeBackShare(
  deps: Deps,
  tx: Tx,
  sale: StoredSale,
  refundId: string,
): Promise<void> {
  const { id: saleId, paymentId, payeeId } = sale;
  const overpaidCents = -(await findOwedCents(tx, sale));
  if (overpaidCents <= 0) return;
  const messages = await findMessagesOfSale(tx, saleId);
  const { reversals, missingCents } = planReversals(messages, overpaidCents);
  for (const [index, { transferId, amountCents }] of reversals.entries())
    await addOutboxMessage(deps, tx, {
      kind: "reversal",
      saleId,
      refundId,
      transferId,
      amountCents,
      idempotencyKey: `reversal:${refundId}:v${index + 1}`,
    });
  if (missingCents > 0)
    await writeMovement(tx, {
      key: `debt:refund:${refundId}`,
      kind: "debt",
      paymentId,
      at: deps.clock(),
      entries: makeDebtEntries(payeeId, missingCents),
    });
}
