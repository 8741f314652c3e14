import { createHash, randomUUID } from "node:crypto";
import { pickupOption } from "@boab/contracts/marketplace/cart-limits";
import type { CheckoutRecipient } from "@boab/contracts/marketplace/checkout";
import { holdMinutes, pageMinutes } from "@boab/contracts/marketplace/checkout-limits";
import type { FeeRule } from "@boab/contracts/payments/fees";
import type { SeenCart } from "@boab/contracts/payments/payments";
import { isPageUsable } from "#areas/payments/index.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listCartLines, listWantedDeliveries, lockCart } from "../cart/cart.repository.ts";
import { lineState } from "../cart/cart.rules.ts";
import { offerOf, type StorePart, storeParts } from "../cart/view-cart.ts";
import { judgeCart, recipientFlaws } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import {
  insertCheckout,
  lockHolding,
  type NewPart,
  type StoredCheckout,
} from "./checkouts.repository.ts";
import { followCheckout } from "./follow-checkout.ts";
import { payableLinesOf } from "./payable-lines.ts";
import { releaseStock } from "./release-stock.ts";
import { lockWantedStores, lockWantedVariants, takeStock } from "./stock.repository.ts";

/** Each round closes one page that was opened for another cart; more than a few are somebody else's doing. */
const mostRounds = 4;

/**
 * Sends whoever is signed in to the provider to pay for their own cart: all of it, as they saw it, at our own prices. The
 * stock is kept for them before the provider hears of it, and the same cart leads to the same page.
 */
export async function checkOutCart(
  deps: CheckoutDeps,
  { userId }: Member,
  seen: SeenCart,
): Promise<{ url: string; paymentId: string }> {
  const { parts } = await readCart(deps.db, userId, seen);
  const payeeIds = parts.map(({ store }) => store.sellerId);
  const terms = await deps.orderPayments.prepare(payeeIds);
  for (let round = 0; round < mostRounds; round++) {
    const held = await inTransaction(deps.db, (tx) =>
      holdCart(deps, tx, { userId, seen, terms, payeeIds }),
    );
    if ("paymentId" in held) {
      const { paymentId } = held;
      return { paymentId, url: await deps.orderPayments.openPage(paymentId) };
    }
    await deps.orderPayments.closePage(held.inTheWay);
    await followCheckout(deps, held.inTheWay);
  }
  throw new AppError("request_in_flight");
}

interface Holding {
  userId: string;
  seen: SeenCart;
  terms: FeeRule;
  /** Whom the provider would pay. */
  payeeIds: string[];
}

async function holdCart(deps: CheckoutDeps, tx: Tx, { userId, seen, terms, payeeIds }: Holding) {
  const now = deps.clock();
  await lockCart(tx, userId);
  const holding = await lockHolding(tx, userId);
  await lockWantedStores(tx, userId);
  await lockWantedVariants(tx, userId);
  if (holding?.paymentState === "paid" || holding?.paymentState === "processing")
    throw new AppError("cart_paid");
  const { parts, recipient } = await readCart(tx, userId, seen);
  if (!parts.every(({ store }) => payeeIds.includes(store.sellerId)))
    throw new AppError("cart_changed");
  const cartKey = keyOf(parts, recipient);
  if (holding && isSamePage(holding, cartKey, now)) return { paymentId: holding.id };
  // Its page can still be paid: it is closed first, and not while we hold locks.
  if (holding?.paymentState === "open") return { inTheWay: holding.id };
  if (holding) await releaseStock(tx, holding.id, now);
  for (const { variantId, quantity } of linesByItem(parts))
    if (!(await takeStock(tx, variantId, quantity))) throw new AppError("cart_changed");
  return { paymentId: await store(deps, tx, { userId, terms, parts, recipient, cartKey, now }) };
}

const isSamePage = (holding: StoredCheckout, cartKey: string, now: Date): boolean =>
  holding.paymentState === "open" && holding.cartKey === cartKey && isPageUsable(holding, now);

/** The cart as it is now, if all of it can be paid for and is what its buyer saw. */
async function readCart(db: Db, userId: string, seen: SeenCart) {
  const lines = await listCartLines(db, userId);
  const parts = storeParts(lines, await listWantedDeliveries(db, userId), userId);
  const totalCents = parts
    .flatMap((part) => payableLinesOf(part))
    .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const verdict = judgeCart(
    lines.map((line) => ({
      ...{ id: line.id, quantity: line.quantity },
      ...{ unitCents: line.priceCents, seenCents: line.seenCents },
      isForSale: lineState(offerOf(line, userId)) === "for sale",
    })),
    totalCents,
    seen,
  );
  if (!verdict.ok) throw new AppError(verdict.reason);
  const isSent = parts.some(({ chosen }) => !isPickup(chosen));
  const fields = recipientFlaws(seen.recipient, isSent);
  if (!seen.recipient || Object.keys(fields).length > 0)
    throw new AppError("bad_request", { fields });
  return { parts, recipient: isSent ? seen.recipient : withoutAddress(seen.recipient) };
}

const withoutAddress = ({ name, phone }: CheckoutRecipient): CheckoutRecipient => ({ name, phone });

const isPickup = (chosen: StorePart["chosen"]): boolean => chosen?.id === pickupOption;

/** In the order in which stock is taken. */
const linesByItem = (parts: readonly StorePart[]) =>
  parts
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) =>
      `${one.itemId} ${one.variantId}` < `${other.itemId} ${other.variantId}` ? -1 : 1,
    );

const keyOf = (parts: readonly StorePart[], recipient: CheckoutRecipient): string => {
  const bought = parts.map(({ store, chosen, lines }) => [
    ...[store.storeId, chosen?.id, chosen?.cents],
    ...lines.map(({ variantId, priceCents, quantity }) => [variantId, priceCents, quantity]),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([bought, recipient]))
    .digest("hex");
};

interface Storing {
  userId: string;
  terms: FeeRule;
  parts: StorePart[];
  recipient: CheckoutRecipient;
  cartKey: string;
  now: Date;
}

async function store(deps: CheckoutDeps, tx: Tx, { userId, terms, parts, ...order }: Storing) {
  const { recipient, cartKey, now } = order;
  const id = randomUUID();
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const sales = await deps.orderPayments.add(tx, terms, {
    ...{ id, buyerId: userId, createdAt: now, expiresAt: after(pageMinutes) },
    lines: parts.flatMap(payableLinesOf),
  });
  const saleOf = (payeeId: string) => sales.find((sale) => sale.payeeId === payeeId)?.id ?? "";
  await insertCheckout(
    tx,
    {
      ...{ id, buyerId: userId, cartKey, createdAt: now, heldUntil: after(holdMinutes) },
      recipientName: recipient.name,
      recipientPhone: recipient.phone ?? null,
      recipientStreet: recipient.street ?? null,
      recipientSuburb: recipient.suburb ?? null,
      recipientState: recipient.state ?? null,
      recipientPostcode: recipient.postcode ?? null,
    },
    parts.map((part) => newPartOf(part, saleOf(part.store.sellerId))),
  );
  return id;
}

const newPartOf = ({ store, lines, chosen, terms }: StorePart, saleId: string): NewPart => ({
  ...{ storeId: store.storeId, saleId },
  ...(chosen && !isPickup(chosen)
    ? { courier: chosen.courier, service: chosen.service, deliveryCents: chosen.cents }
    : { courier: null, service: null, deliveryCents: 0 }),
  goodsCents: terms.goodsCents,
  lines: lines.map(({ variantId, quantity, priceCents, name, picture }) => ({
    ...{ variantId, quantity, unitCents: priceCents, name, picture },
  })),
});
