import type { CallResponse } from "@boab/contracts/common/call";
import type { listStoreProblems } from "@boab/contracts/marketplace/order-problems";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findSellingStore } from "../orders/load-order.ts";
import { listPurchaseLines } from "../purchases/purchases.repository.ts";
import { boughtLine } from "../purchases/view-purchase.ts";
import { listProblemOrders } from "./problem-orders.repository.ts";
import { listUnsettledOfStore } from "./problems.repository.ts";
import { viewProblem } from "./view-problem.ts";

/** What a store has to answer, or waits for our team, the earliest first. */
export async function listProblems(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
): Promise<CallResponse<typeof listStoreProblems>> {
  const store = await findSellingStore(db, member, storeId);
  if (store.ownerId !== member.userId) throw new AppError("not_found");
  const problems = await listUnsettledOfStore(db, storeId);
  const orderIds = problems.map(({ orderId }) => orderId);
  const orders = await listProblemOrders(db, orderIds);
  const lines = Map.groupBy(await listPurchaseLines(db, orderIds), ({ orderId }) => orderId);
  return {
    data: problems.flatMap((problem) => {
      const order = orders.get(problem.orderId);
      if (!order) return [];
      return {
        ...viewProblem(problem, "seller"),
        orderId: problem.orderId,
        buyerName: order.buyerName,
        paidAt: order.paidAt.toISOString(),
        deliveryCents: order.deliveryCents,
        lines: (lines.get(problem.orderId) ?? []).map(boughtLine),
      };
    }),
  };
}
