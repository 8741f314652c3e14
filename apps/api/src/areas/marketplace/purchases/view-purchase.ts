import type {
  BoughtLine,
  BoughtOrder,
  BoughtOrderDetails,
} from "@boab/contracts/marketplace/my-orders";
import { gstIncluded } from "../cart/cart.rules.ts";
import { judgeReport, reportDeadline } from "../problems/problem.rules.ts";
import type { StoredProblem } from "../problems/problems.repository.ts";
import { viewProblem } from "../problems/view-problem.ts";
import { documentOf, judgeReceived } from "./purchase.rules.ts";
import type {
  listRefundsOfSale,
  listTogether,
  Purchase,
  PurchaseLine,
} from "./purchases.repository.ts";

export const boughtOrder = (order: Purchase, lines: PurchaseLine[]): BoughtOrder => ({
  orderId: order.id,
  state: order.state,
  store: { storeName: order.storeName, slug: order.storeSlug },
  paidAt: order.paidAt.toISOString(),
  sendBy: order.sendBy,
  doneAt: order.doneAt?.toISOString() ?? null,
  receivedAt: order.receivedAt?.toISOString() ?? null,
  receivedHow: order.receivedHow,
  delivery:
    order.chosenCourier === null || order.chosenService === null
      ? null
      : { courier: order.chosenCourier, service: order.chosenService },
  goodsCents: order.goodsCents,
  deliveryCents: order.deliveryCents,
  totalCents: order.goodsCents + order.deliveryCents,
  refundedCents: order.refundedCents,
  lines: lines.map(boughtLine),
});

export const boughtLine = ({ orderId: _, picture, sentAt, ...line }: PurchaseLine): BoughtLine => ({
  ...line,
  picture: picture?.mobile ?? null,
  totalCents: line.unitCents * line.quantity,
  sentAt: sentAt?.toISOString() ?? null,
});

interface Surroundings {
  problem: StoredProblem | undefined;
  now: Date;
  refunds: Awaited<ReturnType<typeof listRefundsOfSale>>;
  together: Awaited<ReturnType<typeof listTogether>>;
}

export function boughtOrderDetails(
  order: Purchase,
  lines: PurchaseLine[],
  { refunds, together, problem, now }: Surroundings,
): BoughtOrderDetails {
  const received = judgeReceived(order.state);
  const report = judgeReport(
    {
      ...{ state: order.state, sendBy: order.sendBy, receivedAt: order.receivedAt },
      leftCents: order.goodsCents + order.deliveryCents - order.refundedCents,
      hasUnsettled: problem !== undefined && problem.settledAt === null,
    },
    now,
  );
  return {
    ...boughtOrder(order, lines),
    recipient: recipientOf(order),
    refunds: refunds.map(({ amountCents, createdAt }) => ({
      amountCents,
      at: createdAt.toISOString(),
    })),
    gstCents: order.hasGst ? gstIncluded(order.goodsCents + order.deliveryCents) : null,
    document: documentOf(order),
    together,
    problem: problem ? viewProblem(problem, "buyer") : null,
    can: {
      confirmReceived: received.ok && !received.isAlready,
      report: report.ok ? [...report.kinds] : [],
      reportUntil: order.receivedAt && reportDeadline(order.receivedAt).toISOString(),
    },
  };
}

function recipientOf(order: Purchase): BoughtOrderDetails["recipient"] {
  if (order.recipientName === null) return null;
  const place = [order.recipientSuburb, order.recipientState, order.recipientPostcode];
  const lines = [order.recipientStreet, place.filter(Boolean).join(" ")];
  return { name: order.recipientName, address: lines.filter((line): line is string => !!line) };
}
