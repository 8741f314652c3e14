import { toCents } from "@boab/contracts/common/dollars";
import { type CartLineState, pickupOption } from "@boab/contracts/marketplace/cart-limits";
import {
  maxUnpaidHolds,
  minHoldIntervalMinutes,
  stockHoldMinutes,
} from "@boab/contracts/marketplace/checkout-limits";
import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import { pickupLabel } from "@boab/contracts/marketplace/order-limits";

/** A line of a cart with the current price, stock and state of the store. */
export interface CartOffer {
  itemId: string;
  quantity: number;
  unitCents: number;
  couriers: readonly CourierPreset[];
  pickupNote: string | null;
  /** How many pieces this buyer can have. */
  stock: number;
  isForSale: boolean;
  isStoreOpen: boolean;
  isStoreAway: boolean;
  isStoreReady: boolean;
  isOwn: boolean;
}

type LineAvailability = Omit<CartOffer, "itemId" | "unitCents" | "couriers" | "pickupNote">;

/** The state of a line: "for sale", or the first reason why it can't be bought now. */
export function getLineState(line: LineAvailability): CartLineState {
  if (!line.isStoreOpen) return "closed";
  if (!line.isForSale) return "gone";
  if (line.isOwn) return "own";
  if (line.isStoreAway) return "on holiday";
  if (!line.isStoreReady) return "not ready";
  if (line.stock === 0) return "sold out";
  return line.stock < line.quantity ? "fewer left" : "for sale";
}

export interface DeliveryOption {
  id: string;
  courier: string;
  service: string;
  cents: number;
}

/** Orders store no more characters than this. */
const maxCourierLength = 40;
const maxServiceLength = 80;

const toDeliveryOption = (
  { id, courier_name, shippingType, shippingTime }: CourierPreset,
  cents: number,
): DeliveryOption => ({
  id,
  courier: courier_name.slice(0, maxCourierLength),
  service: ([shippingType, shippingTime].filter(Boolean).join(", ") || "Delivery").slice(
    0,
    maxServiceLength,
  ),
  cents,
});

type DeliverableItem = Pick<CartOffer, "itemId" | "couriers" | "pickupNote">;

/** The total of one store's items, and the amount from which the store ships for free. */
export interface ShippingTerms {
  goodsCents: number;
  freeFromCents: number | null;
}

/**
 * The ways in which one store can hand over these items together. A courier that the store offers for all of
 * them costs as much as for the dearest item, because they travel in one parcel. Items without a common courier are
 * sent separately. Pickup is offered if every item allows it. If no item has a courier, they are picked up or else ship
 * for free. The cheapest delivery comes first, and is free once the order reaches the store's free-shipping amount
 * (F-MKT-10); faster ones keep their price.
 */
export function listDeliveryOptions(
  items: readonly DeliverableItem[],
  terms: ShippingTerms,
): DeliveryOption[] {
  if (items.length === 0) return [];
  const canPickUp = items.every(({ pickupNote }) => pickupNote !== null);
  const sent = items.filter(({ couriers }) => couriers.length > 0);
  const deliveries = sent.length === 0 ? listFreeOptions(canPickUp) : listShippingOptions(sent);
  const [cheapest, ...others] = deliveries.toSorted((one, other) => one.cents - other.cents);
  return [
    ...(cheapest ? [isFree(terms) ? { ...cheapest, cents: 0 } : cheapest, ...others] : []),
    ...(canPickUp
      ? [{ id: pickupOption, courier: pickupLabel, service: "From the store", cents: 0 }]
      : []),
  ];
}

const isFree = ({ goodsCents, freeFromCents }: ShippingTerms): boolean =>
  freeFromCents !== null && goodsCents >= freeFromCents;

/** How much is missing until free shipping; null if the store doesn't offer it or would ship for free anyway. */
export function computeFreeShipping(
  options: readonly DeliveryOption[],
  { goodsCents, freeFromCents }: ShippingTerms,
): { fromCents: number; missingCents: number } | null {
  const cheapest = options.find(({ id }) => id !== pickupOption);
  if (freeFromCents === null || !cheapest) return null;
  const missingCents = Math.max(0, freeFromCents - goodsCents);
  return missingCents > 0 && cheapest.cents === 0
    ? null
    : { fromCents: freeFromCents, missingCents };
}

const listFreeOptions = (canPickUp: boolean): DeliveryOption[] =>
  canPickUp
    ? []
    : [{ id: "free", courier: "Sent by the store", service: "Free delivery", cents: 0 }];

function listShippingOptions(itemsWithCouriers: readonly DeliverableItem[]): DeliveryOption[] {
  const sharedCouriers = (itemsWithCouriers[0]?.couriers ?? []).flatMap((courier) => {
    const costs = itemsWithCouriers.map(
      ({ couriers }) => couriers.find(({ id }) => id === courier.id)?.shippingCost,
    );
    return costs.every((cost) => cost !== undefined)
      ? [toDeliveryOption(courier, toCents(Math.max(...costs)))]
      : [];
  });
  if (sharedCouriers.length > 0) return sharedCouriers;
  // Each item travels in its own parcel, by its cheapest courier.
  const distinctItems = [...new Map(itemsWithCouriers.map((item) => [item.itemId, item])).values()];
  const cents = distinctItems.reduce(
    (sum, { couriers }) =>
      sum + Math.min(...couriers.map(({ shippingCost }) => toCents(shippingCost))),
    0,
  );
  return [
    { id: "apart", courier: "Separate parcels", service: `${distinctItems.length} parcels`, cents },
  ];
}

/** The buyer's choice while it is still offered, otherwise the first option, the cheapest delivery. */
export const findChosenDelivery = (
  options: readonly DeliveryOption[],
  chosenId: string | undefined,
): DeliveryOption | undefined => options.find(({ id }) => id === chosenId) ?? options[0];

/** An eleventh of a GST-registered store's prices is GST. */
export const computeIncludedGst = (cents: number): number => Math.round(cents / 11);

interface VariantOptions {
  size: string;
  color: string;
  type: string;
}

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The only variant with these options. An option that isn't named must be the same in all remaining variants. */
export function findVariant<Variant extends VariantOptions>(
  variants: readonly Variant[],
  selection: { [Name in keyof VariantOptions]?: string | undefined },
): Variant | undefined {
  const matchingVariants = variants.filter((variant) =>
    (["size", "color", "type"] as const).every((name) => {
      const chosen = selection[name];
      return chosen === undefined || same(chosen, variant[name]);
    }),
  );
  return matchingVariants.length === 1 ? matchingVariants[0] : undefined;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface HoldRequest {
  quantity: number;
  /** How many pieces this buyer can have now. */
  left: number;
  /** When the buyer's own unpaid holds of the variant ended or will end. */
  holdEnds: readonly Date[];
  now: Date;
}

export interface StockHold {
  quantity: number;
  until: Date;
}

/**
 * How much of a line is put on hold while its buyer pays: at most half of what is left, but always one piece. Another
 * checkout reuses the running hold and never extends it. Whatever isn't on hold is taken from the stock once it is
 * paid.
 */
export function decideHold({ quantity, left, holdEnds, now }: HoldRequest): StockHold | undefined {
  const getMsSinceStart = (end: Date) =>
    now.getTime() - end.getTime() + stockHoldMinutes * minuteMs;
  const holdQuantity = Math.min(quantity, Math.max(1, Math.floor(left / 2)));
  const latest = holdEnds.toSorted((one, other) => other.getTime() - one.getTime())[0];
  if (latest && getMsSinceStart(latest) < minHoldIntervalMinutes * minuteMs)
    return latest > now ? { quantity: holdQuantity, until: latest } : undefined;
  const lastDayHoldEnds = holdEnds.filter((end) => getMsSinceStart(end) < dayMs);
  if (lastDayHoldEnds.length >= maxUnpaidHolds) return undefined;
  return { quantity: holdQuantity, until: new Date(now.getTime() + stockHoldMinutes * minuteMs) };
}
