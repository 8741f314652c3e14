import { createHash, randomUUID } from "node:crypto";
import { pickupOption } from "@boab/contracts/marketplace/cart-limits";
import type { CheckoutRecipient } from "@boab/contracts/marketplace/checkout";
import { checkoutPageMinutes, stockHoldMinutes } from "@boab/contracts/marketplace/checkout-limits";
import type { FeeRule } from "@boab/contracts/payments/fees";
import type { DisplayedCart } from "@boab/contracts/payments/payments";
import { canStillBePaid } from "#areas/payments/index.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listCartLines, listChosenDeliveries, lockCart } from "../cart/cart.repository.ts";
import { decideHold, getLineState, type StockHold } from "../cart/cart.rules.ts";
import { groupByStore, type StoreCart, toCartOffer } from "../cart/view-cart.ts";
import { lockCartStores, lockCartVariants, takeStock } from "../items/variants.repository.ts";
import { findRecipientErrors, judgeCart } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import {
  insertCheckout,
  lockHoldingCheckout,
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
  seen: DisplayedCart,
): Promise<{ url: string; paymentId: string }> {
  const { parts } = await readCart(deps.db, userId, seen);
  const payeeIds = parts.map(({ store }) => store.sellerId);
  const terms = await deps.orderPayments.prepare(userId, payeeIds);
  for (let round = 0; round < maxAttempts; round++) {
    const holdResult = await inTransaction(deps.db, (tx) =>
      holdCart(deps, tx, { userId, seen, terms, payeeIds }),
    );
    if ("paymentId" in holdResult) {
      const { paymentId } = holdResult;
      return { paymentId, url: await deps.orderPayments.openPage(paymentId) };
    }
    await deps.orderPayments.closePage(holdResult.otherCheckoutId);
    await syncCheckout(deps, holdResult.otherCheckoutId);
  }
  throw new AppError("request_in_flight");
}

interface HoldRequest {
  userId: string;
  seen: DisplayedCart;
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
  const heldCheckout = await lockHoldingCheckout(tx, userId);
  await lockCartStores(tx, userId);
  await lockCartVariants(tx, userId);
  if (heldCheckout?.paymentState === "paid" || heldCheckout?.paymentState === "processing")
    throw new AppError("cart_paid");
  const { parts, recipient } = await readCart(tx, userId, seen);
  if (!parts.every(({ store }) => payeeIds.includes(store.sellerId)))
    throw new AppError("cart_changed");
  const cartKey = computeCartKey(parts, recipient);
  if (heldCheckout && canReusePage(heldCheckout, cartKey, now))
    return { paymentId: heldCheckout.id };
  // Somebody can still pay on the other page, so it is closed first, and not while we hold locks.
  if (heldCheckout?.paymentState === "open") return { otherCheckoutId: heldCheckout.id };
  if (heldCheckout) await releaseStock(tx, heldCheckout.id, now);
  const holds = await holdStock(tx, parts, now);
  const order = { userId, terms, parts, recipient, cartKey, now, holds };
  return { paymentId: await saveCheckout(deps, tx, order) };
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

const canReusePage = (storedCheckout: StoredCheckout, cartKey: string, now: Date): boolean =>
  storedCheckout.paymentState === "open" &&
  storedCheckout.cartKey === cartKey &&
  canStillBePaid(storedCheckout, now);

/** Reads the current cart. It throws unless all of it can be paid for and is what the buyer saw. */
async function readCart(db: Db, userId: string, seen: DisplayedCart) {
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
      isForSale: getLineState(toCartOffer(line, userId)) === "for sale",
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

interface CheckoutToSave {
  userId: string;
  terms: FeeRule;
  parts: StoreCart[];
  recipient: CheckoutRecipient;
  cartKey: string;
  now: Date;
  /** The holds, by variant id. */
  holds: ReadonlyMap<string, StockHold>;
}

async function saveCheckout(
  deps: CheckoutDeps,
  tx: Tx,
  { userId, terms, parts, ...order }: CheckoutToSave,
) {
  const { recipient, cartKey, now, holds } = order;
  const id = randomUUID();
  const addMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const sales = await deps.orderPayments.add(tx, terms, {
    id,
    buyerId: userId,
    createdAt: now,
    expiresAt: addMinutes(checkoutPageMinutes),
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
      heldUntil: addMinutes(stockHoldMinutes),
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
