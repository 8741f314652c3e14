import type { Cart, CartLine, CartStore } from "@boab/contracts/marketplace/cart";
import { onlyLeft } from "@boab/contracts/marketplace/cart-texts";
import { formatMoney } from "#lib/format/format.ts";

/** Why a line can't be bought, or what changed about it; null where all is well. */
export function problemOf(line: CartLine): string | null {
  switch (line.state) {
    case "sold out":
      return "Sold out. Remove it to pay for the rest.";
    case "fewer left":
      return `${onlyLeft(line.available)} You have ${line.quantity} in your cart.`;
    case "on holiday":
      return "This store is on holiday. You can buy it once they're back.";
    case "not ready":
      return "This store can't take orders right now. Please try again later.";
    case "closed":
      return "This store has closed.";
    case "gone":
      return "No longer for sale.";
    case "own":
      return "This is from your own store, so you can't buy it.";
    default:
      return line.unitCentsBefore === null
        ? null
        : `The price has changed from ${formatMoney(line.unitCentsBefore)} to ${formatMoney(line.unitCents)}.`;
  }
}

/** CART-01: what was chosen, where there was a choice. */
export const chosenOptions = (line: CartLine): string[] =>
  [
    ["Type", line.typeSelected],
    ["Colour", line.colorSelected],
    ["Size", line.sizeSelected],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

/** `Quantity 2 at $65.00 each` */
export const quantityWords = ({ quantity, unitCents }: CartLine): string =>
  quantity === 1 ? "Quantity 1" : `Quantity ${quantity} at ${formatMoney(unitCents)} each`;

const counted = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word}s`;

/** `3 lines, 6 items`, of what can be bought. */
export function contentsWords({ cart }: Pick<Cart, "cart">): string {
  const lines = cart.filter(({ state }) => state === "for sale");
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(lines.length, "line")}, ${counted(items, "item")}`;
}

const small = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Null where everything comes from one store. */
export function parcelsWords({ stores }: Pick<Cart, "stores">): string | null {
  const sending = stores.filter(({ chosen }) => chosen && chosen.id !== "pickup").length;
  if (sending < 2) return null;
  const many = small[sending] ?? String(sending);
  return `${many} stores ship this order, so it may arrive in ${many.toLowerCase()} parcels.`;
}

/** How far it is to free shipping from a store, or that it is reached. */
export function freeShippingWords({
  freeShipping,
}: Pick<CartStore, "freeShipping">): string | null {
  if (!freeShipping) return null;
  const { missingCents } = freeShipping;
  return missingCents === 0
    ? "Your order ships free from this store."
    : `${formatMoney(missingCents)} more for free shipping.`;
}

/** Where something is sent, we need to know where to. */
export const needsAddress = ({ stores }: Pick<Cart, "stores">): boolean =>
  stores.some(({ chosen }) => chosen !== null && chosen.id !== "pickup");

/** What the page shows of the lines; the API refuses to charge anything else. */
export const shownLines = ({ cart }: Pick<Cart, "cart">) =>
  cart.map(({ id, name, shopItem, quantity, unitCents }) => ({
    ...{ cartId: id, name, description: shopItem.description, quantity, unitAmount: unitCents },
  }));
