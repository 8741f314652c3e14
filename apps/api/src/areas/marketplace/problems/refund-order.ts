import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { StoreRefund } from "@boab/contracts/marketplace/refunds";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findOrderParties, lockOrder } from "../orders/orders.repository.ts";
import { type NotifyDeps, notifyParties } from "./notify-parties.ts";
import { findNextState, getRefundAct } from "./problem.rules.ts";
import { findUnsettledProblem, saveProblem } from "./problems.repository.ts";
import { planItemRefund, type RefundItemsDeps, refundItems } from "./refund-items.ts";

type Deps = Pick<MarketplaceDeps, "db"> & RefundItemsDeps & NotifyDeps;

/** The store or an admin refunds items without a report. A problem about these items is settled with it. */
export function refundOrder(
  deps: Deps,
  member: Member,
  orderId: string,
  request: StoreRefund,
  { ip, requestId }: RequestOrigin,
): Promise<{ refundedCents: number }> {
  return runOnce(deps.db, async (tx) => {
    const by = await requireParty(tx, member, orderId);
    requireFreshSignIn(member, deps.clock());
    const plan = await planItemRefund(tx, orderId, request);
    const refundStarter = { userId: member.userId, by };
    const refundResult = await refundItems(deps, tx, orderId, plan, request, refundStarter);
    const problem = await findUnsettledProblem(tx, orderId);
    const state =
      problem && findNextState(problem.state, getRefundAct(problem.itemNumbers, plan.covered), by);
    if (problem && state === "refunded") {
      await saveProblem(tx, problem.id, { state, settledAt: deps.clock() });
      await notifyParties(deps, tx, problem, { step: "refunded", to: ["buyer"] });
    }
    await writeAudit(tx, {
      actorId: member.userId,
      act: "refund order",
      objectType: "order",
      objectId: orderId,
      changes: { ...request, ...refundResult },
      ip,
      requestId,
    });
    return refundResult;
  });
}

/**
 * Locks the order; it is not found for anybody but its seller and admins. An admin who bought or sold it leaves it to
 * another admin.
 */
async function requireParty(tx: Tx, member: Member, orderId: string): Promise<"seller" | "admin"> {
  const order = await lockOrder(tx, orderId);
  const parties = order && (await findOrderParties(tx, orderId));
  if (!parties || !isActive(member)) throw new AppError("not_found");
  const isSeller = parties.sellerId === member.userId;
  if (isFullAdmin(member)) {
    if (isSeller || parties.buyerId === member.userId) throw new AppError("own_interest");
    return "admin";
  }
  if (isSeller) return "seller";
  throw new AppError("not_found");
}
