import { lockProfile } from "#areas/accounts/index.ts";
import type { Payee } from "#areas/payouts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { sumDebtCents, writeMovement } from "../ledger/ledger.repository.ts";
import { makeDebtEntries } from "../ledger/ledger.rules.ts";
import { addOutboxMessage } from "../outbox/add-message.ts";
import { findMessagesOfSale } from "../outbox/outbox.repository.ts";
import { findOwedCents } from "./find-owed.ts";
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
  const owedCents = Math.max(0, await findOwedCents(tx, sale));
  const retainedCents = Math.min(owedCents, await sumDebtCents(tx, payeeId));
  await saveSale(tx, saleId, { settledCents: settledCents + retainedCents, isHeld: false });
  if (retainedCents > 0)
    await writeMovement(tx, {
      key: `settled:${saleId}:${settledCents}`,
      kind: "debt settled",
      paymentId,
      at: deps.clock(),
      entries: makeDebtEntries(payeeId, -retainedCents),
    });
  const amountCents = owedCents - retainedCents;
  if (amountCents === 0) return;
  const transfers = (await findMessagesOfSale(tx, saleId)).filter(
    ({ kind }) => kind === "transfer",
  );
  await addOutboxMessage(deps, tx, {
    kind: "transfer",
    saleId,
    amountCents,
    destination: accountId,
    // A refused or reversed transfer counts too, so that a new attempt gets a new key.
    idempotencyKey: `transfer:${paymentId}:${saleId}:v${transfers.length + 1}`,
  });
}
