import type { Db } from "#platform/db/db.ts";
import { computeOwedShare } from "../sales/share.rules.ts";
import { findPaymentRecords } from "./payment-records.repository.ts";

/** Returns our payments with every movement of money for them, and what we still owe the payee of each sale. */
export async function readPaymentRecords(db: Db, ids: readonly string[]) {
  const records = await findPaymentRecords(db, ids);
  return records.map(({ sales, ...record }) => ({
    ...record,
    sales: sales.map(({ id, isHeld, dueCents }) => ({
      id,
      isHeld,
      owedCents: computeOwedShare({
        shareCents: dueCents,
        settledCents: 0,
        refundedShareCents: 0,
        debtCents: 0,
        messages: record.messages.filter(({ saleId }) => saleId === id),
      }),
    })),
  }));
}
