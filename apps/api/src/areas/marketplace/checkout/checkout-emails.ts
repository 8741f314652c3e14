import { pickup } from "@boab/contracts/marketplace/order-limits";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { EmailReceipt } from "#platform/mail/receipt.ts";
import { gstIncluded } from "../cart/cart.rules.ts";
import type { NewOrder } from "../orders/placing.repository.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { orderPlacedEmail, orderReceivedEmail, soldOutEmail } from "./checkout-email-kinds.ts";
import type { StoredCheckout, StoredPart } from "./checkouts.repository.ts";
import { firstNameOf, listOf, money, shownDay, shownTime } from "./order-phrases.ts";

interface Ordered {
  checkout: StoredCheckout;
  parts: StoredPart[];
  /** In the same order as the parts. */
  orders: NewOrder[];
}

/** The one order, or all of them. */
const ordersPage = ([first, ...others]: NewOrder[]): string =>
  `/my-account/orders${first && others.length === 0 ? `/${first.id}` : ""}`;

/** Its receipt to the buyer, and to each store what it has to send. */
export async function tellOrdered(deps: CheckoutDeps, tx: Tx, ordered: Ordered): Promise<void> {
  const { checkout, parts, orders } = ordered;
  const buyer = await findProfile(tx, checkout.buyerId);
  if (buyer)
    await deps.enqueueMail(tx, {
      key: `${orderPlacedEmail.kind}:${checkout.id}`,
      to: buyer.email,
      ...orderPlacedEmail.write({
        firstName: firstNameOf(buyer.fullName),
        orderIds: orders.map(({ id }) => id),
        parcels: orders.filter(({ courier }) => courier !== null).length,
        receipt: receiptOf(ordered),
        ordersUrl: `${deps.publicOrigin}${ordersPage(orders)}`,
      }),
    });
  for (const [index, order] of orders.entries()) {
    const part = parts[index];
    const seller = part && (await findProfile(tx, part.sellerId));
    if (seller) await deps.enqueueMail(tx, sellerMail(deps, seller.email, part, order));
  }
}

function sellerMail({ publicOrigin }: CheckoutDeps, to: string, part: StoredPart, order: NewOrder) {
  const items = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    key: `${orderReceivedEmail.kind}:${order.id}`,
    to,
    ...orderReceivedEmail.write({
      storeName: part.storeName,
      orderId: order.id,
      items,
      total: money(totalOf(order)),
      share: money(totalOf(order) - order.feeCents),
      sendBy: shownDay(noonOf(order.sendBy)),
      delivery: order.courier && `${order.courier}, ${order.service}`,
      receipt: {
        facts: [
          { label: "Order", value: order.id },
          { label: "Paid", value: shownDay(order.paidAt) },
          {
            label: order.courier ? "Send by" : "Ready by",
            value: shownDay(noonOf(order.sendBy)),
          },
        ],
        groups: [groupOf(part, order)],
        total: { label: "Total, AUD", amount: money(totalOf(order)) },
      },
      soldUrl: `${publicOrigin}/marketplace/stores/${part.slug}/sold`,
    }),
  };
}

/** The same day in Sydney all year. */
const noonOf = (day: string): Date => new Date(`${day}T02:00:00Z`);

const totalOf = ({ goodsCents, deliveryCents }: NewOrder): number => goodsCents + deliveryCents;

function receiptOf({ checkout, parts, orders }: Ordered): EmailReceipt {
  const total = money(checkout.totalCents);
  const registered = parts.filter(({ isGstRegistered }) => isGstRegistered);
  const gstCents = registered.reduce(
    (sum, { goodsCents, deliveryCents }) => sum + gstIncluded(goodsCents + deliveryCents),
    0,
  );
  const others = parts.filter(({ isGstRegistered }) => !isGstRegistered);
  const names = (some: StoredPart[]) => listOf(some.map(({ storeName }) => storeName));
  const paidAt = checkout.paidAt ?? checkout.createdAt;
  return {
    facts: [
      {
        label: orders.length > 1 ? "Orders" : "Order",
        value: orders.map(({ id }) => id).join("\n"),
      },
      { label: "Placed", value: shownDay(paidAt) },
      { label: "Paid", value: total },
    ],
    groups: parts.flatMap((part, index) => {
      const order = orders[index];
      return order ? cardOf(part, order) : [];
    }),
    sums: [
      {
        label: "Items",
        amount: money(parts.reduce((sum, { goodsCents }) => sum + goodsCents, 0)),
      },
      ...parts.map(({ storeName, courier, deliveryCents }) => ({
        label: `${courier ?? pickup}, ${storeName}`,
        amount: deliveryCents === 0 ? "Free" : money(deliveryCents),
      })),
    ],
    total: { label: "Total, AUD", amount: total },
    notes: [
      ...(registered.length > 0
        ? [`Includes GST of ${money(gstCents)} from ${names(registered)}.`]
        : []),
      ...(others.length > 0
        ? [`${names(others)} ${others.length > 1 ? "aren't" : "isn't"} registered for GST.`]
        : []),
    ],
    parties: [
      {
        heading: orders.some(({ courier }) => courier !== null) ? "Going to" : "For",
        text: addressOf(checkout),
      },
      { heading: "Paid by card", text: `${shownTime(paidAt)}\nSydney time` },
    ],
  };
}

const addressOf = (checkout: StoredCheckout): string =>
  [
    checkout.recipientName,
    checkout.recipientStreet,
    [checkout.recipientSuburb, checkout.recipientState, checkout.recipientPostcode]
      .filter(Boolean)
      .join(" "),
  ]
    .filter(Boolean)
    .join("\n");

type Group = EmailReceipt["groups"][number];

const lineOf = ({ name, size, colour, type, quantity, unitCents }: NewOrder["lines"][number]) => ({
  title: name,
  note: [
    [type, colour, size].filter(Boolean).join(", "),
    quantity === 1 ? "Quantity 1" : `Quantity ${quantity} at ${money(unitCents)} each`,
  ]
    .filter(Boolean)
    .join("\n"),
  amount: money(unitCents * quantity),
});

/** What one store sends, with pictures; what its delivery costs stands with the sums. */
function cardOf({ storeName, location }: StoredPart, order: NewOrder): Group {
  const from = location ? `, from ${location}` : "";
  return {
    heading: storeName,
    note: order.courier
      ? `Leaves by ${shownDay(noonOf(order.sendBy))}${from}`
      : `You pick this up${location ? ` in ${location}` : ""}`,
    lines: order.lines.map((line) => ({
      ...lineOf(line),
      picture: line.picture?.mobile.jpeg ?? null,
    })),
  };
}

function groupOf({ storeName }: StoredPart, order: NewOrder): Group {
  const lines = order.lines.map(lineOf);
  const delivery =
    order.courier === null
      ? { title: pickup, note: "From the store", amount: money(0) }
      : { title: order.courier, note: order.service ?? "", amount: money(order.deliveryCents) };
  return { heading: storeName, lines: [...lines, delivery] };
}

/** Somebody paid after their time was over, and something had gone by then. */
export async function tellRefunded(
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
      firstName: firstNameOf(buyer.fullName),
      total: money(totalCents),
      stores: listOf(parts.map(({ storeName }) => storeName)),
      cartUrl: `${deps.publicOrigin}/marketplace/checkout`,
    }),
  });
}
