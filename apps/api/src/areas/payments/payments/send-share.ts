import { lockProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findDebt, writeMovement } from "../ledger/ledger.repository.ts";
import { debtEntries } from "../ledger/ledger.rules.ts";
import { addMessage } from "../outbox/add-message.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import type { Payee } from "../payees/find-payee.ts";
import { findOwed } from "./find-owed.ts";
import { type StoredSale, saveSale } from "./sales.repository.ts";

type Deps = Pick<PaymentsDeps, "tasks" | "clock">;

/**
 * Sends a payee what they still have to get of a locked sale: their share, less what was refunded, and less what they
 * owe us from earlier.
 */
export async function sendShare(
  deps: Deps,
  tx: Tx,
  sale: StoredSale,
  { accountId }: Payee,
): Promise<void> {
  const { id: saleId, paymentId, payeeId, settledCents } = sale;
  // Two sales of one payee must not both settle the same debt.
  await lockProfile(tx, payeeId);
  const owedCents = Math.max(0, await findOwed(tx, sale));
  const keptCents = Math.min(owedCents, await findDebt(tx, payeeId));
  await saveSale(tx, saleId, { settledCents: settledCents + keptCents, isHeld: false });
  if (keptCents > 0)
    await writeMovement(tx, {
      ...{ key: `settled:${saleId}:${settledCents}`, kind: "debt settled", paymentId },
      ...{ at: deps.clock(), entries: debtEntries(payeeId, -keptCents) },
    });
  const amountCents = owedCents - keptCents;
  if (amountCents === 0) return;
  const transfers = (await findMessagesOfSale(tx, saleId)).filter(
    ({ kind }) => kind === "transfer",
  );
  await addMessage(deps, tx, {
    ...{ kind: "transfer", saleId, amountCents, destination: accountId },
    // One that was refused or taken back is history: another attempt is another transfer.
    idempotencyKey: `transfer:${paymentId}:${saleId}:v${transfers.length + 1}`,
  });
}
