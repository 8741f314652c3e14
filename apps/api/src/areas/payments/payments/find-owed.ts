import type { Tx } from "#platform/db/db.ts";
import { findDebtOfPayment } from "../ledger/ledger.repository.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { sumRefunds } from "../refunds/refunds.repository.ts";
import type { StoredSale } from "./sales.repository.ts";
import { owedShare } from "./share.rules.ts";

type Sale = Pick<StoredSale, "id" | "paymentId" | "payeeId" | "shareCents" | "settledCents">;

/** What the payee of a locked sale still has to get, by our own books. */
export async function findOwed(
  tx: Tx,
  { id, paymentId, payeeId, shareCents, settledCents }: Sale,
): Promise<number> {
  const messages = await findMessagesOfSale(tx, id);
  const { shareCents: refundedShareCents } = await sumRefunds(tx, id);
  const debtCents = await findDebtOfPayment(tx, payeeId, paymentId);
  return owedShare({ shareCents, settledCents, refundedShareCents, debtCents, messages });
}
