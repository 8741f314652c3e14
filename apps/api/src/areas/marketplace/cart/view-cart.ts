import type { Cart, CartLine, CartStore } from "@boab/contracts/marketplace/cart";
import { mostShownStock } from "@boab/contracts/marketplace/item-limits";
import type { StoredCartLine } from "./cart.repository.ts";
import {
  type CartOffer,
  chosenDelivery,
  deliveryOptions,
  freeShippingOf,
  gstIncluded,
  lineState,
  type ShippingTerms,
} from "./cart.rules.ts";

export const offerOf = (line: StoredCartLine, buyerId: string): CartOffer => ({
  ...line,
  unitCents: line.priceCents,
  isOwn: line.sellerId === buyerId,
});

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const totalOf = ({ priceCents, quantity }: StoredCartLine): number => priceCents * quantity;

function viewLine(line: StoredCartLine, buyerId: string): CartLine {
  const state = lineState(offerOf(line, buyerId));
  const isRepriced = line.priceCents !== line.seenCents;
  const { color, type } = line;
  return {
    id: line.id,
    item_id: line.itemId,
    storeId: line.storeId,
    quantity: line.quantity,
    sizeSelected: line.size,
    typeSelected: type,
    colorSelected: color,
    imageIndex: line.imageIndex,
    name: line.name,
    shopItem: {
      id: line.itemId,
      sku: line.sku,
      name: line.name,
      price: line.priceCents / 100,
      description: line.description,
      type,
      colour: color,
      images: { main: line.picture },
    },
    state,
    changed: isRepriced || state !== "for sale",
    unitCents: line.priceCents,
    unitCentsBefore: isRepriced ? line.seenCents : null,
    totalCents: totalOf(line),
    available: Math.min(line.stock, mostShownStock),
  };
}

/** What of a cart one store sells, with what can be bought of it now. */
export interface StorePart {
  store: StoredCartLine;
  lines: StoredCartLine[];
  options: ReturnType<typeof deliveryOptions>;
  chosen: ReturnType<typeof chosenDelivery>;
  terms: ShippingTerms;
}

/** Only what can be bought counts: the rest can't be sent either. */
export function storeParts(
  lines: StoredCartLine[],
  wanted: ReadonlyMap<string, string>,
  buyerId: string,
): StorePart[] {
  return [...Map.groupBy(lines, ({ storeId }) => storeId)].flatMap(([storeId, all]) => {
    const [store] = all;
    if (!store) return [];
    const own = all.filter((line) => lineState(offerOf(line, buyerId)) === "for sale");
    const terms = {
      goodsCents: sum(own.map(totalOf)),
      freeFromCents: store.freeShippingFromCents,
    };
    const options = deliveryOptions(own, terms);
    const chosen = chosenDelivery(options, wanted.get(storeId));
    return { store, lines: own, options, chosen, terms };
  });
}

function viewStore({ store, lines, options, chosen, terms }: StorePart): CartStore {
  return {
    storeId: store.storeId,
    slug: store.slug,
    storeName: store.storeName,
    location: store.location,
    options,
    chosen: chosen ?? null,
    pickupNote: lines.find(({ pickupNote }) => pickupNote)?.pickupNote ?? null,
    freeShipping: freeShippingOf(options, terms),
    goodsCents: terms.goodsCents,
    deliveryCents: chosen?.cents ?? 0,
  };
}

export function viewCart(
  lines: StoredCartLine[],
  wanted: ReadonlyMap<string, string>,
  buyerId: string,
): Cart {
  const parts = storeParts(lines, wanted, buyerId);
  const stores = parts.map(viewStore);
  const cart = lines.map((line) => viewLine(line, buyerId));
  const goodsCents = sum(stores.map((store) => store.goodsCents));
  const deliveryCents = sum(stores.map((store) => store.deliveryCents));
  const registered = stores.filter((_, index) => parts[index]?.store.isGstRegistered);
  return {
    cart,
    merchId: null,
    stores,
    goodsCents,
    deliveryCents,
    gstCents: sum(registered.map((store) => gstIncluded(store.goodsCents + store.deliveryCents))),
    totalCents: goodsCents + deliveryCents,
    canBePaid: cart.length > 0 && cart.every(({ state }) => state === "for sale"),
  };
}
