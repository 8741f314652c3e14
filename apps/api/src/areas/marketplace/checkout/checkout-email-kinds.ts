import { brand } from "@boab/contracts/common/brand";
import { formatList } from "@boab/format/lists";
import { spellCount } from "@boab/format/spell-count";
import { defineEmail } from "#platform/mail/email.ts";
import type { EmailReceipt } from "#platform/mail/receipt.ts";

interface OrderPlacedEmailData {
  firstName: string;
  orderIds: string[];
  /** The number of stores that send something, each in at least one parcel. The rest is picked up. */
  parcels: number;
  receipt: EmailReceipt;
  ordersUrl: string;
}

const purchaseReason = `You're getting this because you bought something on ${brand.name}. It's your receipt, so there's nothing to unsubscribe from.`;

export const orderPlacedEmail = defineEmail<OrderPlacedEmailData>({
  kind: "order-placed",
  when: "To a buyer whose payment has gone through, once for all stores in it",
  purpose: "service",
  audience: ["buyer"],
  reason: purchaseReason,
  maxPerHour: 60,
  sample: {
    firstName: "Amara",
    orderIds: ["4TR8-W2HN", "3HC5-LD8W"],
    parcels: 2,
    receipt: {
      details: [
        { label: "Orders", value: "4TR8-W2HN\n3HC5-LD8W" },
        { label: "Placed", value: "Sat 7 Nov 2026" },
        { label: "Paid", value: "$217.15" },
      ],
      groups: [
        {
          heading: "Kumasi Cloth House",
          note: "Leaves by Tue 10 Nov 2026, from Sunshine VIC",
          lines: [
            {
              title: "Adire indigo wrap dress",
              note: "Wrap, midi, Indigo, M\nQuantity 1",
              amount: "$149.00",
              picture: null,
            },
          ],
        },
        {
          heading: "Mama Adaeze's Pantry",
          note: "Leaves by Tue 10 Nov 2026, from Footscray VIC",
          lines: [
            {
              title: "Suya spice tin",
              note: "250 g\nQuantity 3 at $16.50 each",
              amount: "$49.50",
              picture: null,
            },
          ],
        },
      ],
      sums: [
        { label: "Items", amount: "$198.50" },
        { label: "Sendle, Kumasi Cloth House", amount: "$8.95" },
        { label: "Australia Post, Mama Adaeze's Pantry", amount: "$9.70" },
      ],
      total: { label: "Total, AUD", amount: "$217.15" },
      notes: [
        "Includes GST of $14.36 from Kumasi Cloth House.",
        "Mama Adaeze's Pantry isn't registered for GST.",
      ],
      parties: [
        { heading: "Going to", text: "Amara Okafor\nUnit 4, 27 Droop Street\nFootscray VIC 3011" },
        { heading: "Paid by card", text: "Sat 7 Nov 2026, 7:52 pm\nSydney time" },
      ],
    },
    ordersUrl: "https://boab.example/my-account/orders",
  },
  subject: ({ orderIds }) =>
    orderIds.length > 1
      ? `Your ${brand.name} orders ${formatList(orderIds)} are in`
      : `Your ${brand.name} order ${orderIds[0]} is in`,
  email: ({ firstName, orderIds, parcels, receipt, ordersUrl }) => ({
    heading: `Thanks, ${firstName}.\nYour order is in.`,
    preview: `${receipt.total.amount} paid. ${describeDelivery(orderIds.length, parcels)}`,
    paragraphs: [describeDelivery(orderIds.length, parcels)],
    receipt,
    isButtonFirst: true,
    button: {
      label: orderIds.length > 1 ? "View your orders" : "View your order",
      url: ordersUrl,
    },
    afterword: {
      question: "Something not right?",
      answer:
        "Open your order and choose Report a problem. You can ask to cancel until a store sends its parcel.",
    },
  }),
});

/** The sentences about how the order gets to the buyer. */
function describeDelivery(storeCount: number, sendingStoreCount: number): string {
  if (sendingStoreCount === 0)
    return storeCount === 1
      ? "You can pick it up as soon as the store has it ready."
      : "You can pick it up as soon as each store has its part ready.";
  if (storeCount === 1)
    return "The store is packing it now. We'll email you a tracking number when it's on its way.";
  if (sendingStoreCount === 1)
    return `${spellCount(storeCount)} stores have it now: one sends a parcel, and you pick up the rest. We'll email you a tracking number when the parcel is on its way.`;
  const packingSentence =
    sendingStoreCount === storeCount
      ? `${spellCount(storeCount)} stores are packing it now, so it comes in ${spellCount(sendingStoreCount).toLowerCase()} or more parcels.`
      : `${spellCount(storeCount)} stores have it now: it comes in ${spellCount(sendingStoreCount).toLowerCase()} or more parcels, and you pick up the rest.`;
  return `${packingSentence} We'll email you a tracking number when each one is on its way.`;
}

interface OrderReceivedEmailData {
  storeName: string;
  orderId: string;
  items: number;
  total: string;
  share: string;
  sendBy: string;
  /** Null when the buyer picks the order up. */
  delivery: string | null;
  receipt: EmailReceipt;
  soldOrdersUrl: string;
}

const formatItemCount = (items: number): string => (items === 1 ? "1 item" : `${items} items`);

export const orderReceivedEmail = defineEmail<OrderReceivedEmailData>({
  kind: "order-received",
  when: "To the owner of a store that was paid for an order",
  purpose: "service",
  audience: ["store owner"],
  reason: `You're getting this because you have a store on ${brand.name}.`,
  // The limit is high because each order needs to be sent, and the store's page lists them all.
  maxPerHour: 100,
  sample: {
    storeName: "Kumasi Cloth House",
    orderId: "4TR8-W2HN",
    items: 1,
    total: "$157.95",
    share: "$139.16",
    sendBy: "Tue 10 Nov 2026",
    delivery: "Sendle, Standard, 2–5 days",
    receipt: {
      details: [
        { label: "Order", value: "4TR8-W2HN" },
        { label: "Paid", value: "Sat 7 Nov 2026" },
        { label: "Send by", value: "Tue 10 Nov 2026" },
      ],
      groups: [
        {
          heading: "Kumasi Cloth House",
          lines: [
            {
              title: "Adire indigo wrap dress",
              note: "Wrap, midi, Indigo, M\nQuantity 1",
              amount: "$149.00",
            },
            { title: "Sendle", note: "Standard, 2–5 days", amount: "$8.95" },
          ],
        },
      ],
      total: { label: "Total, AUD", amount: "$157.95" },
    },
    soldOrdersUrl: "https://boab.example/marketplace/stores/kumasi-cloth-house/sold",
  },
  subject: ({ orderId, items, total }) =>
    `New order ${orderId}: ${formatItemCount(items)}, ${total}`,
  email: ({
    storeName,
    orderId,
    items,
    total,
    share,
    sendBy,
    delivery,
    receipt,
    soldOrdersUrl,
  }) => ({
    heading: `${storeName} has a new order`,
    preview: `Please ${delivery ? "send it" : "have it ready"} by ${sendBy}. After fees, ${share} goes to your Stripe account.`,
    paragraphs: [
      `${formatItemCount(items)} for ${total}. After fees, ${share} goes to your Stripe account.`,
      delivery
        ? `Please send order ${orderId} by ${sendBy}. Delivery: ${delivery}. The address is with the order.`
        : `Your customer will pick up order ${orderId}. Please have it ready by ${sendBy}.`,
    ],
    receipt,
    button: { label: "See what to send", url: soldOrdersUrl },
  }),
});

interface SoldOutEmailData {
  firstName: string;
  total: string;
  stores: string;
  cartUrl: string;
}

export const soldOutEmail = defineEmail<SoldOutEmailData>({
  kind: "order-refunded",
  when: "To a buyer whose payment came after the last item had gone, and is refunded",
  purpose: "service",
  audience: ["buyer"],
  reason: `You're getting this because you paid for something on ${brand.name}.`,
  maxPerHour: 30,
  sample: {
    firstName: "Amara",
    total: "$157.95",
    stores: "Kumasi Cloth House",
    cartUrl: "https://boab.example/marketplace/checkout",
  },
  subject: ({ total }) => `We've refunded ${total}: your order couldn't be filled`,
  email: ({ firstName, total, stores, cartUrl }) => ({
    heading: `Sorry, ${firstName}. We couldn't fill your order.`,
    paragraphs: [
      `Your payment to ${stores} arrived after your time to pay had run out, and something you chose was no longer available.`,
      `We've refunded all of it: ${total} goes back to your card. Banks usually take 5 to 10 business days.`,
    ],
    button: { label: "Back to your cart", url: cartUrl },
  }),
});
