import { toDollars } from "@boab/contracts/common/dollars";
import type { Cart, CartLine, CartStore } from "@boab/contracts/marketplace/cart";
import { maxShownStock } from "@boab/contracts/marketplace/item-limits";
import type { StoredCartLine } from "./cart.repository.ts";
import {
  type CartOffer,
  computeFreeShipping,
  computeIncludedGst,
  decideHold,
  findChosenDelivery,
  getLineState,
  listDeliveryOptions,
  type ShippingTerms,
} from "./cart.rules.ts";

export const toCartOffer = (line: StoredCartLine, buyerId: string): CartOffer => ({
  ...line,
  unitCents: line.priceCents,
  isOwn: line.sellerId === buyerId,
});

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const computeLineTotal = ({ priceCents, quantity }: StoredCartLine): number =>
  priceCents * quantity;

/** Whether a part of the quantity can't be put on hold, so that it is only reserved once paid. */
function isReservedOncePaid({ quantity, stock: left, holdEnds }: StoredCartLine, now: Date) {
  const hold = decideHold({ quantity, left, holdEnds, now });
  return hold === undefined || hold.quantity < quantity;
}

function viewLine(line: StoredCartLine, buyerId: string, now: Date): CartLine {
  const state = getLineState(toCartOffer(line, buyerId));
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
      price: toDollars(line.priceCents),
      description: line.description,
      type,
      colour: color,
      images: { main: line.picture },
    },
    state,
    changed: isRepriced || state !== "for sale",
    unitCents: line.priceCents,
    unitCentsBefore: isRepriced ? line.seenCents : null,
    totalCents: computeLineTotal(line),
    available: Math.min(line.stock, maxShownStock),
    reservedOncePaid: state === "for sale" && isReservedOncePaid(line, now),
  };
}

/** The lines of a cart from one store, as far as they can be bought now. */
export interface StoreCart {
  store: StoredCartLine;
  lines: StoredCartLine[];
  options: ReturnType<typeof listDeliveryOptions>;
  chosen: ReturnType<typeof findChosenDelivery>;
  terms: ShippingTerms;
}

/** Lines that can't be bought now are left out, because they can't be sent either. */
export function groupByStore(
  lines: StoredCartLine[],
  chosenOptionIds: ReadonlyMap<string, string>,
  buyerId: string,
): StoreCart[] {
  return [...Map.groupBy(lines, ({ storeId }) => storeId)].flatMap(([storeId, all]) => {
    const [store] = all;
    if (!store) return [];
    const linesForSale = all.filter(
      (line) => getLineState(toCartOffer(line, buyerId)) === "for sale",
    );
    const terms = {
      goodsCents: sum(linesForSale.map(computeLineTotal)),
      freeFromCents: store.freeShippingFromCents,
    };
    const options = listDeliveryOptions(linesForSale, terms);
    const chosen = findChosenDelivery(options, chosenOptionIds.get(storeId));
    return { store, lines: linesForSale, options, chosen, terms };
  });
}

function viewStore({ store, lines, options, chosen, terms }: StoreCart): CartStore {
  return {
    storeId: store.storeId,
    slug: store.slug,
    storeName: store.storeName,
    location: store.location,
    options,
    chosen: chosen ?? null,
    pickupNote: lines.find(({ pickupNote }) => pickupNote)?.pickupNote ?? null,
    freeShipping: computeFreeShipping(options, terms),
    goodsCents: terms.goodsCents,
    deliveryCents: chosen?.cents ?? 0,
  };
}

export function viewCart(
  lines: StoredCartLine[],
  chosenOptionIds: ReadonlyMap<string, string>,
  buyerId: string,
  now: Date,
): Cart {
  const parts = groupByStore(lines, chosenOptionIds, buyerId);
  const stores = parts.map(viewStore);
  const cart = lines.map((line) => viewLine(line, buyerId, now));
  const goodsCents = sum(stores.map((store) => store.goodsCents));
  const deliveryCents = sum(stores.map((store) => store.deliveryCents));
  const gstRegisteredStores = stores.filter((_, index) => parts[index]?.store.isGstRegistered);
  return {
    cart,
    merchId: null,
    stores,
    goodsCents,
    deliveryCents,
    gstCents: sum(
      gstRegisteredStores.map((store) =>
        computeIncludedGst(store.goodsCents + store.deliveryCents),
      ),
    ),
    totalCents: goodsCents + deliveryCents,
    canBePaid: cart.length > 0 && cart.every(({ state }) => state === "for sale"),
  };
}
