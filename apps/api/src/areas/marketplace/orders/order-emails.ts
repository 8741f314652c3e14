import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { brand } from "@boab/contracts/common/brand";
import { pickupLabel } from "@boab/contracts/marketplace/order-limits";
import { defineEmail } from "#platform/mail/email.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { getGreetingName } from "#platform/mail/names.ts";
import type { MarketplaceDeps } from "../deps.ts";
import type { ItemStore } from "../items/items.repository.ts";
import type { StoredOrder, StoredOrderLine } from "./orders.repository.ts";

interface OrderSentEmailData {
  firstName: string;
  storeName: string;
  itemName: string;
  orderId: string;
  courier: string;
  /** Null when the buyer picks the item up. */
  trackingNumber: string | null;
  isCorrection: boolean;
  orderUrl: string;
}

export const orderSentEmail = defineEmail<OrderSentEmailData>({
  kind: "order-sent",
  when: "To a buyer whose item is on its way, and again when its tracking number is corrected",
  purpose: "service",
  audience: ["buyer"],
  reason: `You're getting this because you bought something on ${brand.name}.`,
  maxPerHour: 60,
  sample: {
    firstName: "Ruth",
    storeName: "Kumasi Cloth House",
    itemName: "Bolga market basket, large",
    orderId: "3HC5-LD8W",
    courier: "Sendle",
    trackingNumber: "SN44718926",
    isCorrection: false,
    orderUrl: "https://boab.example/my-account/orders/3HC5-LD8W",
  },
  subject: ({ itemName, trackingNumber, isCorrection }) => {
    if (trackingNumber === null) return `Picked up: ${itemName}`;
    return isCorrection ? `New tracking number: ${itemName}` : `On its way: ${itemName}`;
  },
  email: ({ firstName, storeName, itemName, orderId, courier, trackingNumber, ...rest }) => ({
    heading: formatHeading(firstName, trackingNumber, rest.isCorrection),
    paragraphs:
      trackingNumber === null
        ? [`${storeName} handed over ${itemName} from your order ${orderId}.`]
        : [
            rest.isCorrection
              ? `${storeName} corrected the delivery details for ${itemName} from your order ${orderId}.`
              : `${storeName} sent ${itemName} from your order ${orderId}.`,
            `Courier: ${courier}. Tracking number: ${trackingNumber}.`,
          ],
    button: {
      label: trackingNumber === null ? "View your order" : "Track your parcel",
      url: rest.orderUrl,
    },
  }),
});

function formatHeading(firstName: string, trackingNumber: string | null, isCorrection: boolean) {
  if (trackingNumber === null) return `Enjoy it, ${firstName}`;
  return isCorrection ? "Your tracking number has changed" : `It's on its way, ${firstName}`;
}

interface SentOrderLine {
  buyer: Pick<FullProfile, "email" | "fullName">;
  store: Pick<ItemStore, "storeName">;
  order: Pick<StoredOrder, "id">;
  /** The line after the change. */
  line: StoredOrderLine;
}

export const makeSentMail = (
  { publicOrigin }: Pick<MarketplaceDeps, "publicOrigin">,
  { buyer, store, order, line }: SentOrderLine,
): Mail => ({
  key: `${orderSentEmail.kind}:${order.id}:${line.itemNumber}:${line.version}`,
  to: buyer.email,
  ...orderSentEmail.write({
    firstName: getGreetingName(buyer.fullName),
    storeName: store.storeName,
    itemName: line.name,
    orderId: order.id,
    courier: line.courier ?? pickupLabel,
    trackingNumber: line.trackingNumber,
    isCorrection: line.version > 1,
    orderUrl: `${publicOrigin}/my-account/orders/${order.id}`,
  }),
});
