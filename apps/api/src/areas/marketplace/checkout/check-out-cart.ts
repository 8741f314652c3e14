import { createHash, randomUUID } from "node:crypto";
import { pickupOption } from "@boab/contracts/marketplace/cart-limits";
import type { CheckoutRecipient } from "@boab/contracts/marketplace/checkout";
import { checkoutPageMinutes, holdMinutes } from "@boab/contracts/marketplace/checkout-limits";
import type { FeeRule } from "@boab/contracts/payments/fees";
import type { SeenCart } from "@boab/contracts/payments/payments";
import { isPageUsable } from "#areas/payments/index.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listCartLines, listChosenDeliveries, lockCart } from "../cart/cart.repository.ts";
import { decideHold, getLineState, type StockHold } from "../cart/cart.rules.ts";
import { groupByStore, type StoreCart, toOffer } from "../cart/view-cart.ts";
import { lockCartStores, lockCartVariants, takeStock } from "../items/variants.repository.ts";
import { findRecipientErrors, judgeCart } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import {
  insertCheckout,
  lockHolding,
  type NewPart,
  type StoredCheckout,
} from "./checkouts.repository.ts";
import { toPayableLines } from "./payable-lines.ts";
import { releaseStock } from "./release-stock.ts";
import { syncCheckout } from "./sync-checkout.ts";

/**
 * Each round closes one page that was opened for another cart. More than a few rounds mean that other requests keep
 * opening new ones.
 */
const maxAttempts = 4;

/**
 * Sends a signed-in member to the provider to pay for their whole cart as they saw it, at our own prices. Stock is put
 * on hold, up to what one buyer may hold, before the provider is called. The same cart leads to the same page.
 */
export async function checkOutCart(
  deps: CheckoutDeps,
  { userId }: Member,
  seen: SeenCart,
): Promise<{ url: string; paymentId: string }> {
  const { parts } = await readCart(deps.db, userId, seen);
  const payeeIds = parts.map(({ store }) => store.sellerId);
  const terms = await deps.orderPayments.prepare(userId, payeeIds);
  for (let round = 0; round < maxAttempts; round++) {
    const held = await inTransaction(deps.db, (tx) =>
      holdCart(deps, tx, { userId, seen, terms, payeeIds }),
    );
    if ("paymentId" in held) {
      const { paymentId } = held;
      return { paymentId, url: await deps.orderPayments.openPage(paymentId) };
    }
    await deps.orderPayments.closePage(held.inTheWay);
    await syncCheckout(deps, held.inTheWay);
  }
  throw new AppError("request_in_flight");
}

interface HoldRequest {
  userId: string;
  seen: SeenCart;
  terms: FeeRule;
  /** The sellers that the provider can pay. */
  payeeIds: string[];
}

async function holdCart(
  deps: CheckoutDeps,
  tx: Tx,
  { userId, seen, terms, payeeIds }: HoldRequest,
) {
  const now = deps.clock();
  await lockCart(tx, userId);
  const heldCheckout = await lockHolding(tx, userId);
  await lockCartStores(tx, userId);
  await lockCartVariants(tx, userId);
  if (heldCheckout?.paymentState === "paid" || heldCheckout?.paymentState === "processing")
    throw new AppError("cart_paid");
  const { parts, recipient } = await readCart(tx, userId, seen);
  if (!parts.every(({ store }) => payeeIds.includes(store.sellerId)))
    throw new AppError("cart_changed");
  const cartKey = computeCartKey(parts, recipient);
  if (heldCheckout && isSamePage(heldCheckout, cartKey, now)) return { paymentId: heldCheckout.id };
  // Somebody can still pay on the other page, so it is closed first, and not while we hold locks.
  if (heldCheckout?.paymentState === "open") return { inTheWay: heldCheckout.id };
  if (heldCheckout) await releaseStock(tx, heldCheckout.id, now);
  const holds = await holdStock(tx, parts, now);
  const order = { userId, terms, parts, recipient, cartKey, now, holds };
  return { paymentId: await store(deps, tx, order) };
}

/** Takes the stock that the buyer may hold. Somebody else may have bought it since the cart was read. */
async function holdStock(
  tx: Tx,
  parts: readonly StoreCart[],
  now: Date,
): Promise<Map<string, StockHold>> {
  const holds = new Map<string, StockHold>();
  for (const { variantId, quantity, stock: left, holdEnds } of sortLinesByItem(parts)) {
    const hold = decideHold({ quantity, left, holdEnds, now });
    if (hold && !(await takeStock(tx, variantId, hold.quantity)))
      throw new AppError("cart_changed");
    if (hold) holds.set(variantId, hold);
  }
  return holds;
}

const isSamePage = (holding: StoredCheckout, cartKey: string, now: Date): boolean =>
  holding.paymentState === "open" && holding.cartKey === cartKey && isPageUsable(holding, now);

/** Reads the current cart. It throws unless all of it can be paid for and is what the buyer saw. */
async function readCart(db: Db, userId: string, seen: SeenCart) {
  const lines = await listCartLines(db, userId);
  const parts = groupByStore(lines, await listChosenDeliveries(db, userId), userId);
  const totalCents = parts
    .flatMap((part) => toPayableLines(part))
    .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const verdict = judgeCart(
    lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      unitCents: line.priceCents,
      seenCents: line.seenCents,
      isForSale: getLineState(toOffer(line, userId)) === "for sale",
    })),
    totalCents,
    seen,
  );
  if (!verdict.ok) throw new AppError(verdict.reason);
  const hasShippedPart = parts.some(({ chosen }) => !isPickup(chosen));
  const fields = findRecipientErrors(seen.recipient, hasShippedPart);
  if (!seen.recipient || Object.keys(fields).length > 0)
    throw new AppError("bad_request", { fields });
  return { parts, recipient: hasShippedPart ? seen.recipient : removeAddress(seen.recipient) };
}

const removeAddress = ({ name, phone }: CheckoutRecipient): CheckoutRecipient => ({ name, phone });

const isPickup = (chosen: StoreCart["chosen"]): boolean => chosen?.id === pickupOption;

/** Lines are sorted in the order in which stock is locked. */
const sortLinesByItem = (parts: readonly StoreCart[]) =>
  parts
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) =>
      `${one.itemId} ${one.variantId}` < `${other.itemId} ${other.variantId}` ? -1 : 1,
    );

const computeCartKey = (parts: readonly StoreCart[], recipient: CheckoutRecipient): string => {
  const bought = parts.map(({ store, chosen, lines }) => [
    store.storeId,
    chosen?.id,
    chosen?.cents,
    ...lines.map(({ variantId, priceCents, quantity }) => [variantId, priceCents, quantity]),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([bought, recipient]))
    .digest("hex");
};

interface Storing {
  userId: string;
  terms: FeeRule;
  parts: StoreCart[];
  recipient: CheckoutRecipient;
  cartKey: string;
  now: Date;
  /** The holds, by variant id. */
  holds: ReadonlyMap<string, StockHold>;
}

async function store(deps: CheckoutDeps, tx: Tx, { userId, terms, parts, ...order }: Storing) {
  const { recipient, cartKey, now, holds } = order;
  const id = randomUUID();
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const sales = await deps.orderPayments.add(tx, terms, {
    id,
    buyerId: userId,
    createdAt: now,
    expiresAt: after(checkoutPageMinutes),
    lines: parts.flatMap(toPayableLines),
  });
  const findSaleId = (payeeId: string) => sales.find((sale) => sale.payeeId === payeeId)?.id ?? "";
  await insertCheckout(
    tx,
    {
      id,
      buyerId: userId,
      cartKey,
      createdAt: now,
      heldUntil: after(holdMinutes),
      recipientName: recipient.name,
      recipientPhone: recipient.phone ?? null,
      recipientStreet: recipient.street ?? null,
      recipientSuburb: recipient.suburb ?? null,
      recipientState: recipient.state ?? null,
      recipientPostcode: recipient.postcode ?? null,
    },
    parts.map((part) => toNewPart(part, findSaleId(part.store.sellerId), holds)),
  );
  return id;
}

const toNewPart = (
  { store, lines, chosen, terms }: StoreCart,
  saleId: string,
  holds: ReadonlyMap<string, StockHold>,
): NewPart => ({
  storeId: store.storeId,
  saleId,
  ...(chosen && !isPickup(chosen)
    ? { courier: chosen.courier, service: chosen.service, deliveryCents: chosen.cents }
    : { courier: null, service: null, deliveryCents: 0 }),
  goodsCents: terms.goodsCents,
  lines: lines.map(({ variantId, quantity, priceCents, name, picture }) => ({
    variantId,
    quantity,
    heldQuantity: holds.get(variantId)?.quantity ?? 0,
    heldUntil: holds.get(variantId)?.until ?? null,
    unitCents: priceCents,
    name,
    picture,
  })),
});
