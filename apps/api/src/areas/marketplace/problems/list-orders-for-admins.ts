import type { CallResponse } from "@boab/contracts/common/call";
import type {
  adminOrderGroups,
  listOrdersForAdmins as listCall,
} from "@boab/contracts/marketplace/order-problems";
import { OrderId } from "@boab/contracts/marketplace/orders";
import { computeSaleNetCents, toSaleMoney } from "@boab/contracts/payments/sale-money";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { toPaidOrder } from "../orders/order-money.ts";
import { listPurchaseLines } from "../orders/orders.repository.ts";
import { viewRefundable } from "../orders/refund-plan.rules.ts";
import { toBoughtLine } from "../orders/view-order.ts";
import { listOrdersOfAllStores } from "./problem-orders.repository.ts";
import { findLatestProblems } from "./problems.repository.ts";
import { viewProblem } from "./view-problem.ts";

const defaultLimit = 25;

interface ListQuery {
  show?: (typeof adminOrderGroups)[number] | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Admins list the orders that wait for a decision, those with a problem, or all; or find one by its number. */
export async function listOrdersForAdmins(
  { db }: Pick<MarketplaceDeps, "db">,
  { show = "for us", q, limit = defaultLimit, cursor }: ListQuery,
): Promise<CallResponse<typeof listCall>> {
  const after = readPosition(cursor, OrderId);
  const parsedOrderId = q?.trim() ? OrderId.safeParse(q.trim().toUpperCase()) : undefined;
  if (parsedOrderId && !parsedOrderId.success) return { data: [], nextCursor: null };
  const rows = await listOrdersOfAllStores(
    db,
    { show, orderId: parsedOrderId?.data },
    { limit: limit + 1, after },
  );
  const { shown, nextCursor } = cutPage(rows, limit);
  const ids = shown.map(({ id }) => id);
  const problems = await findLatestProblems(db, ids);
  const linesByOrder = Map.groupBy(await listPurchaseLines(db, ids), ({ orderId }) => orderId);
  return {
    data: shown.map((order) => {
      const { id } = order;
      const problem = problems.get(id);
      const orderLines = linesByOrder.get(id) ?? [];
      return {
        orderId: id,
        paymentId: order.paymentId,
        storeName: order.storeName,
        buyerName: order.buyerName,
        state: order.state,
        paidAt: order.paidAt.toISOString(),
        totalCents: order.amountCents,
        refundedCents: order.refundedCents,
        disputedCents: order.disputedCents,
        isHeld: order.isHeld,
        deliveryCents: order.deliveryCents,
        lines: orderLines.map(toBoughtLine),
        saleId: order.saleId,
        money: toSaleMoney(order),
        netCents: computeSaleNetCents(order),
        refundable: viewRefundable(id, toPaidOrder(order, orderLines)),
        problem: problem ? viewProblem(problem, "admin") : null,
      };
    }),
    nextCursor,
  };
}
