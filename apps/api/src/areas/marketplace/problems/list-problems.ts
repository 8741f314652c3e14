import type { CallResponse } from "@boab/contracts/common/call";
import type { listStoreProblems } from "@boab/contracts/marketplace/order-problems";
import { toSaleMoney } from "@boab/contracts/payments/sale-money";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findStoreWithReadableOrders } from "../orders/load-order.ts";
import { toPaidOrder } from "../orders/order-money.ts";
import { listPurchaseLines } from "../orders/orders.repository.ts";
import { viewRefundable } from "../orders/refund-plan.rules.ts";
import { toBoughtLine } from "../orders/view-order.ts";
import { listProblemOrders } from "./problem-orders.repository.ts";
import { listUnsettledProblemsOfStore } from "./problems.repository.ts";
import { viewProblem } from "./view-problem.ts";

/** Lists the unsettled problems of a store, the earliest first. */
export async function listProblems(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
): Promise<CallResponse<typeof listStoreProblems>> {
  const store = await findStoreWithReadableOrders(db, member, storeId);
  if (store.ownerId !== member.userId) throw new AppError("not_found");
  const problems = await listUnsettledProblemsOfStore(db, storeId);
  const orderIds = problems.map(({ orderId }) => orderId);
  const orders = await listProblemOrders(db, orderIds);
  const linesByOrder = Map.groupBy(await listPurchaseLines(db, orderIds), ({ orderId }) => orderId);
  return {
    data: problems.flatMap((problem) => {
      const order = orders.get(problem.orderId);
      if (!order) return [];
      const orderLines = linesByOrder.get(problem.orderId) ?? [];
      return {
        ...viewProblem(problem, "seller"),
        orderId: problem.orderId,
        buyerName: order.buyerName,
        paidAt: order.paidAt.toISOString(),
        deliveryCents: order.deliveryCents,
        lines: orderLines.map(toBoughtLine),
        money: toSaleMoney(order),
        refundable: viewRefundable(problem.orderId, toPaidOrder(order, orderLines)),
      };
    }),
  };
}
