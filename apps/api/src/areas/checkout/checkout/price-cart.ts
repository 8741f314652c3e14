import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { findReadyPayeeIds } from "#areas/payouts/index.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { CheckoutDeps } from "../deps.ts";
import { getCartLineState } from "./cart-line.rules.ts";
import { priceLines } from "./price-lines.ts";

/** Anyone reads what a cart costs at current prices. The response never contains who is paid, or their account. */
export async function priceCart(
  deps: Pick<CheckoutDeps, "db" | "clock">,
  actor: Actor,
  items: CartItem[],
): Promise<{ lines: CartLine[] }> {
  const pricedLines = await priceLines(deps, items);
  const readyPayeeIds = await findReadyPayeeIds(
    deps.db,
    pricedLines.flatMap((line) => line?.payeeId ?? []),
  );
  const buyerId = actor.kind === "member" ? actor.userId : undefined;
  return {
    lines: items.map((item, index) => {
      const line = pricedLines[index];
      const isReady = line !== undefined && readyPayeeIds.has(line.payeeId);
      const state = getCartLineState(line, { buyerId, isReady });
      if (!line || state === "gone") return { ...item, state, price: null };
      const { title, unitCents, sellerName, sellerPath } = line;
      return { ...item, state, price: { title, unitCents, sellerName, sellerPath } };
    }),
  };
}
