import type { Cart, CartLine, CartStore } from "@boab/contracts/marketplace/cart";
import { describeStockLeft } from "@boab/contracts/marketplace/copy";
import { formatMoney } from "@boab/format/money";

/** Why a line can't be bought, or what changed about it; null where all is well. */
export function describeLineProblem(
  line: CartLine,
  { hasBuyableLines }: { hasBuyableLines: boolean },
): string | null {
  switch (line.state) {
    case "sold out":
      return hasBuyableLines
        ? "Sold out. Remove it to pay for the rest."
        : "Sold out. You can remove it, or check back later.";
    case "fewer left":
      return `${describeStockLeft(line.available)} You have ${line.quantity} in your cart.`;
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

/** CART-01: lists the chosen options; kinds without a choice are left out. */
export const listChosenOptions = (line: CartLine): string[] =>
  [
    ["Type", line.typeSelected],
    ["Colour", line.colorSelected],
    ["Size", line.sizeSelected],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

/** `Quantity 2 at $65.00 each` */
export const describeQuantity = ({ quantity, unitCents }: CartLine): string =>
  quantity === 1 ? "Quantity 1" : `Quantity ${quantity} at ${formatMoney(unitCents)} each`;

const formatCountedWord = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word}s`;

/** True when no line of the cart can be bought now. */
export const hasNothingForSale = ({ cart }: Pick<Cart, "cart">): boolean =>
  cart.every(({ state }) => state !== "for sale");

/** `3 lines, 6 items`, of what can be bought. */
export function describeContents({ cart }: Pick<Cart, "cart">): string {
  const lines = cart.filter(({ state }) => state === "for sale");
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatCountedWord(lines.length, "line")}, ${formatCountedWord(items, "item")}`;
}

const smallNumberWords = [
  "",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
];

/** Null when fewer than two stores ship something. */
export function describeParcels({ stores }: Pick<Cart, "stores">): string | null {
  const shippingStoreCount = stores.filter(({ chosen }) => chosen && chosen.id !== "pickup").length;
  if (shippingStoreCount < 2) return null;
  const storeCountWord = smallNumberWords[shippingStoreCount] ?? String(shippingStoreCount);
  // A store may pack its part in several parcels; nobody knows that before it does.
  return `${storeCountWord} stores ship this order, so it arrives in ${storeCountWord.toLowerCase()} or more parcels.`;
}

/** Says how much is missing for free shipping from a store, or that it is reached. */
export function describeFreeShipping({
  freeShipping,
}: Pick<CartStore, "freeShipping">): string | null {
  if (!freeShipping) return null;
  const { missingCents } = freeShipping;
  return missingCents === 0
    ? "Your order ships free from this store."
    : `${formatMoney(missingCents)} more for free shipping.`;
}

/** An address is needed as soon as one store ships something. */
export const needsAddress = ({ stores }: Pick<Cart, "stores">): boolean =>
  stores.some(({ chosen }) => chosen !== null && chosen.id !== "pickup");

/** The lines as the page shows them; the API refuses to charge anything else. */
export const listShownLines = ({ cart }: Pick<Cart, "cart">) =>
  cart.map(({ id, name, shopItem, quantity, unitCents }) => ({
    cartId: id,
    name,
    description: shopItem.description,
    quantity,
    unitAmount: unitCents,
  }));
