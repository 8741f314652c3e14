import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { canStillBePaid } from "#areas/payments/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { toShownState } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { findCheckout, listHeldLines, listParts } from "./checkouts.repository.ts";
import { syncCheckout } from "./sync-checkout.ts";

/** Buyers read their own checkout. */
export async function readCheckout(
  { db, clock }: Pick<CheckoutDeps, "db" | "clock">,
  { userId }: Member,
  id: string,
): Promise<Checkout> {
  const checkout = await findCheckout(db, id);
  if (checkout?.buyerId !== userId) throw new AppError("not_found");
  const lines = await listHeldLines(db, id);
  const canBePaid = checkout.paymentState === "open" && canStillBePaid(checkout, clock());
  return {
    id,
    state: toShownState(checkout.state, checkout.paymentState),
    totalCents: checkout.totalCents,
    createdAt: checkout.createdAt.toISOString(),
    url: canBePaid ? checkout.url : null,
    stores: (await listParts(db, id)).map((part) => ({
      slug: part.slug,
      storeName: part.storeName,
      orderId: part.orderId,
      totalCents: part.goodsCents + part.deliveryCents,
      items: lines
        .filter(({ storeId }) => storeId === part.storeId)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  };
}

/** Syncs a checkout for a buyer who returns from the provider before its event arrives. */
export async function refreshCheckout(
  deps: CheckoutDeps,
  member: Member,
  id: string,
): Promise<Checkout> {
  const { state } = await readCheckout(deps, member, id);
  if (state === "open" || state === "processing") await deps.orderPayments.sync(id);
  await syncCheckout(deps, id);
  return readCheckout(deps, member, id);
}
