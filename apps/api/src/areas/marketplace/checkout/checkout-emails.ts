import { pickupLabel } from "@boab/contracts/marketplace/order-limits";
import { formatDayWithYear } from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import { formatList } from "@boab/format/lists";
import { formatMoney } from "@boab/format/money";
import { ended } from "@boab/format/sentences";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { getGreetingName } from "#platform/mail/names.ts";
import type { EmailReceipt } from "#platform/mail/receipt.ts";
import { computeIncludedGst } from "../cart/cart.rules.ts";
import type { NewOrder } from "../orders/orders.repository.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { orderPlacedEmail, orderReceivedEmail, soldOutEmail } from "./checkout-email-kinds.ts";
import type { StoredCheckout, StoredPart } from "./checkouts.repository.ts";

interface PlacedCheckout {
  checkout: StoredCheckout;
  parts: StoredPart[];
  /** The orders are in the same order as the parts. */
  orders: NewOrder[];
}

/** The page of the only order, or the list if there are several. */
const getOrdersPath = ([first, ...others]: NewOrder[]): string =>
  `/my-account/orders${first && others.length === 0 ? `/${first.id}` : ""}`;

/** Emails the buyer a receipt, and each store what it has to send. */
export async function notifyOrderPlaced(
  deps: CheckoutDeps,
  tx: Tx,
  placedCheckout: PlacedCheckout,
): Promise<void> {
  const { checkout, parts, orders } = placedCheckout;
  const buyer = await findProfile(tx, checkout.buyerId);
  if (buyer)
    await deps.enqueueMail(tx, {
      key: `${orderPlacedEmail.kind}:${checkout.id}`,
      to: buyer.email,
      ...orderPlacedEmail.write({
        firstName: getGreetingName(buyer.fullName),
        orderIds: orders.map(({ id }) => id),
        parcels: orders.filter(({ courier }) => courier !== null).length,
        receipt: makeReceipt(placedCheckout),
        ordersUrl: `${deps.publicOrigin}${getOrdersPath(orders)}`,
      }),
    });
  for (const [index, order] of orders.entries()) {
    const part = parts[index];
    const seller = part && (await findProfile(tx, part.sellerId));
    if (seller) await deps.enqueueMail(tx, makeSellerMail(deps, seller.email, part, order));
  }
}

function makeSellerMail(
  { publicOrigin }: CheckoutDeps,
  to: string,
  part: StoredPart,
  order: NewOrder,
) {
  const items = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    key: `${orderReceivedEmail.kind}:${order.id}`,
    to,
    ...orderReceivedEmail.write({
      storeName: part.storeName,
      orderId: order.id,
      items,
      total: formatMoney(computeOrderTotal(order)),
      share: formatMoney(computeOrderTotal(order) - order.feeCents),
      sendBy: formatDayWithYear(toNoon(order.sendBy)),
      delivery: order.courier && `${order.courier}, ${order.service}`,
      receipt: {
        details: [
          { label: "Order", value: order.id },
          { label: "Paid", value: formatDayWithYear(order.paidAt) },
          {
            label: order.courier ? "Send by" : "Ready by",
            value: formatDayWithYear(toNoon(order.sendBy)),
          },
        ],
        groups: [toSellerGroup(part, order)],
        total: { label: "Total, AUD", amount: formatMoney(computeOrderTotal(order)) },
      },
      soldOrdersUrl: `${publicOrigin}/marketplace/stores/${part.slug}/sold`,
    }),
  };
}

/** 02:00 UTC is around noon in Sydney, so the day is the same there all year. */
const toNoon = (day: string): Date => new Date(`${day}T02:00:00Z`);

const computeOrderTotal = ({ goodsCents, deliveryCents }: NewOrder): number =>
  goodsCents + deliveryCents;

function makeReceipt({ checkout, parts, orders }: PlacedCheckout): EmailReceipt {
  const total = formatMoney(checkout.totalCents);
  const gstRegisteredParts = parts.filter(({ isGstRegistered }) => isGstRegistered);
  const gstCents = gstRegisteredParts.reduce(
    (sum, { goodsCents, deliveryCents }) => sum + computeIncludedGst(goodsCents + deliveryCents),
    0,
  );
  const partsWithoutGst = parts.filter(({ isGstRegistered }) => !isGstRegistered);
  const formatStoreNames = (namedParts: StoredPart[]) =>
    formatList(namedParts.map(({ storeName }) => storeName));
  const paidAt = checkout.paidAt ?? checkout.createdAt;
  return {
    details: [
      {
        label: orders.length > 1 ? "Orders" : "Order",
        value: orders.map(({ id }) => id).join("\n"),
      },
      { label: "Placed", value: formatDayWithYear(paidAt) },
      { label: "Paid", value: total },
    ],
    groups: parts.flatMap((part, index) => {
      const order = orders[index];
      return order ? toBuyerGroup(part, order) : [];
    }),
    sums: [
      {
        label: "Items",
        amount: formatMoney(parts.reduce((sum, { goodsCents }) => sum + goodsCents, 0)),
      },
      ...parts.map(({ storeName, courier, deliveryCents }) => ({
        label: `${courier ?? pickupLabel}, ${storeName}`,
        amount: deliveryCents === 0 ? "Free" : formatMoney(deliveryCents),
      })),
    ],
    total: { label: "Total, AUD", amount: total },
    notes: [
      ...(gstRegisteredParts.length > 0
        ? [
            ended(
              `Includes GST of ${formatMoney(gstCents)} from ${formatStoreNames(gstRegisteredParts)}`,
            ),
          ]
        : []),
      ...(partsWithoutGst.length > 0
        ? [
            `${formatStoreNames(partsWithoutGst)} ${partsWithoutGst.length > 1 ? "aren't" : "isn't"} registered for GST.`,
          ]
        : []),
    ],
    parties: [
      {
        heading: orders.some(({ courier }) => courier !== null) ? "Going to" : "For",
        text: formatAddress(checkout),
      },
      {
        heading: "Paid by card",
        text: `${formatDayWithYear(paidAt)}, ${formatTime(paidAt)}\nSydney time`,
      },
    ],
  };
}

const formatAddress = (checkout: StoredCheckout): string =>
  [
    checkout.recipientName,
    checkout.recipientStreet,
    [checkout.recipientSuburb, checkout.recipientState, checkout.recipientPostcode]
      .filter(Boolean)
      .join(" "),
  ]
    .filter(Boolean)
    .join("\n");

type ReceiptGroup = EmailReceipt["groups"][number];

const toReceiptLine = ({
  name,
  size,
  colour,
  type,
  quantity,
  unitCents,
}: NewOrder["lines"][number]) => ({
  title: name,
  note: [
    [type, colour, size].filter(Boolean).join(", "),
    quantity === 1 ? "Quantity 1" : `Quantity ${quantity} at ${formatMoney(unitCents)} each`,
  ]
    .filter(Boolean)
    .join("\n"),
  amount: formatMoney(unitCents * quantity),
});

/** The items of one store with pictures. The delivery cost is shown with the totals. */
function toBuyerGroup({ storeName, location }: StoredPart, order: NewOrder): ReceiptGroup {
  const from = location ? `, from ${location}` : "";
  return {
    heading: storeName,
    note: order.courier
      ? `Leaves by ${formatDayWithYear(toNoon(order.sendBy))}${from}`
      : `You pick this up${location ? ` in ${location}` : ""}`,
    lines: order.lines.map((line) => ({
      ...toReceiptLine(line),
      picture: line.picture?.mobile.jpeg ?? null,
    })),
  };
}

function toSellerGroup({ storeName }: StoredPart, order: NewOrder): ReceiptGroup {
  const lines = order.lines.map(toReceiptLine);
  const delivery =
    order.courier === null
      ? { title: pickupLabel, note: "From the store", amount: formatMoney(0) }
      : {
          title: order.courier,
          note: order.service ?? "",
          amount: formatMoney(order.deliveryCents),
        };
  return { heading: storeName, lines: [...lines, delivery] };
}

/** Notifies a buyer whose payment arrived after the hold ended, when something was sold out by then. */
export async function notifyRefunded(
  deps: CheckoutDeps,
  tx: Tx,
  { id, buyerId, totalCents }: StoredCheckout,
  parts: readonly StoredPart[],
): Promise<void> {
  const buyer = await findProfile(tx, buyerId);
  if (!buyer) return;
  await deps.enqueueMail(tx, {
    key: `${soldOutEmail.kind}:${id}`,
    to: buyer.email,
    ...soldOutEmail.write({
      firstName: getGreetingName(buyer.fullName),
      total: formatMoney(totalCents),
      stores: formatList(parts.map(({ storeName }) => storeName)),
      cartUrl: `${deps.publicOrigin}/marketplace/checkout`,
    }),
  });
}
