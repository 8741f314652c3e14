import type { Tx } from "#platform/db/db.ts";
import { listHeldLines, markEnded } from "./checkouts.repository.ts";
import { lockVariantsOf, returnStock } from "./stock.repository.ts";

/** Nobody pays for it any more, so everybody else can have it. The checkout is locked, and holds its stock. */
export async function releaseStock(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await lockVariantsOf(tx, checkoutId);
  for (const { variantId, quantity } of await listHeldLines(tx, checkoutId))
    if (variantId) await returnStock(tx, variantId, quantity);
  await markEnded(tx, checkoutId, "released", now);
}
