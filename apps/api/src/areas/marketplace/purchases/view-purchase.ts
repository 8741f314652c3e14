import type { BoughtOrder, BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { computeIncludedGst } from "../cart/cart.rules.ts";
import type { PurchaseLine } from "../orders/orders.repository.ts";
import { toBoughtLine } from "../orders/view-order.ts";
import { computeReportDeadline, judgeReport } from "../problems/problem.rules.ts";
import type { StoredProblem } from "../problems/problems.repository.ts";
import { viewProblem } from "../problems/view-problem.ts";
import { getDocumentKind, judgeConfirmation } from "./purchase.rules.ts";
import type {
  listOrdersPaidTogether,
  listRefundsOfSale,
  Purchase,
} from "./purchases.repository.ts";

export const toBoughtOrder = (order: Purchase, lines: PurchaseLine[]): BoughtOrder => ({
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
  lines: lines.map(toBoughtLine),
});

interface OrderContext {
  problem: StoredProblem | undefined;
  now: Date;
  refunds: Awaited<ReturnType<typeof listRefundsOfSale>>;
  together: Awaited<ReturnType<typeof listOrdersPaidTogether>>;
}

export function toBoughtOrderDetails(
  order: Purchase,
  lines: PurchaseLine[],
  { refunds, together, problem, now }: OrderContext,
): BoughtOrderDetails {
  const received = judgeConfirmation(order.state);
  const report = judgeReport(
    {
      state: order.state,
      sendBy: order.sendBy,
      receivedAt: order.receivedAt,
      leftCents: order.goodsCents + order.deliveryCents - order.refundedCents,
      hasUnsettled: problem !== undefined && problem.settledAt === null,
    },
    now,
  );
  return {
    ...toBoughtOrder(order, lines),
    recipient: toRecipient(order),
    refunds: refunds.map(({ amountCents, createdAt, reason }) => ({
      amountCents,
      at: createdAt.toISOString(),
      reason,
    })),
    gstCents: order.hasGst ? computeIncludedGst(order.goodsCents + order.deliveryCents) : null,
    document: getDocumentKind(order),
    together,
    problem: problem ? viewProblem(problem, "buyer") : null,
    can: {
      confirmReceived: received.ok && !received.isAlready,
      report: report.ok ? [...report.kinds] : [],
      reportUntil: order.receivedAt && computeReportDeadline(order.receivedAt).toISOString(),
    },
  };
}

function toRecipient(order: Purchase): BoughtOrderDetails["recipient"] {
  if (order.recipientName === null) return null;
  const place = [order.recipientSuburb, order.recipientState, order.recipientPostcode];
  const lines = [order.recipientStreet, place.filter(Boolean).join(" ")];
  return { name: order.recipientName, address: lines.filter((line): line is string => !!line) };
}
