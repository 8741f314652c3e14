import type { Tx } from "#platform/db/db.ts";
import { findSalesOfPayment, lockSale, saveSale } from "./sales.repository.ts";

/**
 * Changes until when the share of a paid payment is held, in the transaction of the area that sold it. A share that went
 * out already stays where it is.
 */
export type SetShareDue = (tx: Tx, share: { paymentId: string; dueAt: Date }) => Promise<void>;

export const setShareDue: SetShareDue = async (tx, { paymentId, dueAt }) => {
  for (const { id } of await findSalesOfPayment(tx, paymentId)) {
    const sale = await lockSale(tx, id);
    if (sale?.isHeld) await saveSale(tx, id, { dueAt });
  }
};
