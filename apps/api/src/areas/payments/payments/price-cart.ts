import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import type { Actor } from "#platform/http/actor.ts";
import { findReadyPayees } from "../accounts/accounts.repository.ts";
import type { PaymentsDeps } from "../deps.ts";
import { cartStateOf } from "./payment.rules.ts";

/** What is in a cart, at today's prices. Who is paid for it, and where, stays with us. */
export async function priceCart(
  { db, priceLines }: Pick<PaymentsDeps, "db" | "priceLines">,
  actor: Actor,
  items: CartItem[],
): Promise<{ lines: CartLine[] }> {
  const priced = await priceLines(items);
  const ready = await findReadyPayees(
    db,
    priced.flatMap((line) => line?.payeeId ?? []),
  );
  const buyerId = actor.kind === "member" ? actor.userId : undefined;
  return {
    lines: items.map((item, index) => {
      const line = priced[index];
      const isReady = line !== undefined && ready.has(line.payeeId);
      const state = cartStateOf(line, { buyerId, isReady });
      if (!line || state === "gone") return { ...item, state, price: null };
      const { title, unitCents, sellerName, sellerPath } = line;
      return { ...item, state, price: { title, unitCents, sellerName, sellerPath } };
    }),
  };
}
