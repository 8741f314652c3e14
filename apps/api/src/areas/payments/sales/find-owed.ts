import type { Tx } from "#platform/db/db.ts";
import { sumDebtOfPayment } from "../ledger/ledger.repository.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { sumRefunds } from "./refund-sums.repository.ts";
import type { StoredSale } from "./sales.repository.ts";
import { computeOwedShare } from "./share.rules.ts";

type Sale = Pick<StoredSale, "id" | "paymentId" | "payeeId" | "shareCents" | "settledCents">;

/** Returns what we still owe the payee of a locked sale, by our own records. */
export async function findOwedCents(
  tx: Tx,
  { id, paymentId, payeeId, shareCents, settledCents }: Sale,
): Promise<number> {
  const messages = await findMessagesOfSale(tx, id);
  const { shareCents: refundedShareCents } = await sumRefunds(tx, id);
  const debtCents = await sumDebtOfPayment(tx, payeeId, paymentId);
  return computeOwedShare({ shareCents, settledCents, refundedShareCents, debtCents, messages });
}
