import { findPayee } from "#areas/payouts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findHeldSales, lockSale } from "./sales.repository.ts";
import { sendShare } from "./send-share.ts";
import { isDue } from "./share.rules.ts";

/** One payee has no more held sales than this between two runs; the rest waits for the next one. */
const batchSize = 500;

type Deps = Pick<PaymentsDeps, "db" | "clock" | "stripe" | "tasks">;

/** Sends the shares that are due to this payee, if the provider accepts them now. */
export async function sendSharesToPayee(deps: Deps, payeeId: string): Promise<void> {
  const payee = await findPayee(deps, payeeId);
  if (!payee?.canBeSent) return;
  for (const { id } of await findHeldSales(deps.db, payeeId, deps.clock(), batchSize))
    await inTransaction(deps.db, async (tx) => {
      const sale = await lockSale(tx, id);
      if (sale?.isHeld && isDue(sale, deps.clock())) await sendShare(deps, tx, sale, payee);
    });
}
