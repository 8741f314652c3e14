import { type CartLineState, pickupOption } from "@boab/contracts/marketplace/cart-limits";
import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import { pickup } from "@boab/contracts/marketplace/order-limits";

/** A line of a cart with what holds now. */
export interface CartOffer {
  itemId: string;
  quantity: number;
  unitCents: number;
  couriers: readonly CourierPreset[];
  pickupNote: string | null;
  /** How many this person could have. */
  stock: number;
  isForSale: boolean;
  isStoreOpen: boolean;
  isStoreAway: boolean;
  isStoreReady: boolean;
  isOwn: boolean;
}

type Standing = Omit<CartOffer, "itemId" | "unitCents" | "couriers" | "pickupNote">;

/** Whether somebody could buy it now, or the first reason why not. */
export function lineState(line: Standing): CartLineState {
  if (!line.isStoreOpen) return "closed";
  if (!line.isForSale) return "gone";
  if (line.isOwn) return "own";
  if (line.isStoreAway) return "on holiday";
  if (!line.isStoreReady) return "not ready";
  if (line.stock === 0) return "sold out";
  return line.stock < line.quantity ? "fewer left" : "for sale";
}

export interface Delivery {
  id: string;
  courier: string;
  service: string;
  cents: number;
}

const inCents = (dollars: number): number => Math.round(dollars * 100);

/** Orders keep this much of it. */
const courierMost = 40;
const serviceMost = 80;

const toDelivery = (
  { id, courier_name, shippingType, shippingTime }: CourierPreset,
  cents: number,
): Delivery => ({
  id,
  courier: courier_name.slice(0, courierMost),
  service: ([shippingType, shippingTime].filter(Boolean).join(", ") || "Delivery").slice(
    0,
    serviceMost,
  ),
  cents,
});

type SentItem = Pick<CartOffer, "itemId" | "couriers" | "pickupNote">;

/** What the items of one store come to, and from what amount on it sends them for free. */
export interface ShippingTerms {
  goodsCents: number;
  freeFromCents: number | null;
}

/**
 * How one store can hand over these items together: by a courier that it offers for all of them, at the price of
 * the dearest, because they travel in one parcel; apart, where they have no courier in common; or picked up, where that
 * goes for all of them. What has no courier at all is sent for free. The cheapest delivery comes first, and costs nothing
 * once the store sends that much for free (F-MKT-10); faster ones cost what they cost.
 */
export function deliveryOptions(items: readonly SentItem[], terms: ShippingTerms): Delivery[] {
  if (items.length === 0) return [];
  const canPickUp = items.every(({ pickupNote }) => pickupNote !== null);
  const sent = items.filter(({ couriers }) => couriers.length > 0);
  const deliveries = sent.length === 0 ? freeUnless(canPickUp) : sendOptions(sent);
  const [cheapest, ...others] = deliveries.toSorted((one, other) => one.cents - other.cents);
  return [
    ...(cheapest ? [isFree(terms) ? { ...cheapest, cents: 0 } : cheapest, ...others] : []),
    ...(canPickUp
      ? [{ id: pickupOption, courier: pickup, service: "From the store", cents: 0 }]
      : []),
  ];
}

const isFree = ({ goodsCents, freeFromCents }: ShippingTerms): boolean =>
  freeFromCents !== null && goodsCents >= freeFromCents;

/** How far an order is from free shipping; null where the store has none, or would send it for free anyway. */
export function freeShippingOf(
  options: readonly Delivery[],
  { goodsCents, freeFromCents }: ShippingTerms,
): { fromCents: number; missingCents: number } | null {
  const cheapest = options.find(({ id }) => id !== pickupOption);
  if (freeFromCents === null || !cheapest) return null;
  const missingCents = Math.max(0, freeFromCents - goodsCents);
  return missingCents > 0 && cheapest.cents === 0
    ? null
    : { fromCents: freeFromCents, missingCents };
}

const freeUnless = (canPickUp: boolean): Delivery[] =>
  canPickUp
    ? []
    : [{ id: "free", courier: "Sent by the store", service: "Free delivery", cents: 0 }];

function sendOptions(sent: readonly SentItem[]): Delivery[] {
  const common = (sent[0]?.couriers ?? []).flatMap((courier) => {
    const costs = sent.map(
      ({ couriers }) => couriers.find(({ id }) => id === courier.id)?.shippingCost,
    );
    return costs.every((cost) => cost !== undefined)
      ? [toDelivery(courier, inCents(Math.max(...costs)))]
      : [];
  });
  if (common.length > 0) return common;
  // One parcel for each item, each the cheapest way.
  const apart = [...new Map(sent.map((item) => [item.itemId, item])).values()];
  const cents = apart.reduce(
    (sum, { couriers }) =>
      sum + Math.min(...couriers.map(({ shippingCost }) => inCents(shippingCost))),
    0,
  );
  return [{ id: "apart", courier: "Separate parcels", service: `${apart.length} parcels`, cents }];
}

/** What the person chose, while that is offered; otherwise the first, which is the cheapest. */
export const chosenDelivery = (
  options: readonly Delivery[],
  wanted: string | undefined,
): Delivery | undefined => options.find(({ id }) => id === wanted) ?? options[0];

/** A GST-registered store's prices include an eleventh of it. */
export const gstIncluded = (cents: number): number => Math.round(cents / 11);

interface Options {
  size: string;
  color: string;
  type: string;
}

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The one variant with these options. What isn't said only has to be the same in all that are left. */
export function findVariant<Variant extends Options>(
  variants: readonly Variant[],
  wanted: { [Name in keyof Options]?: string | undefined },
): Variant | undefined {
  const fitting = variants.filter((variant) =>
    (["size", "color", "type"] as const).every((name) => {
      const chosen = wanted[name];
      return chosen === undefined || same(chosen, variant[name]);
    }),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
