import type { CallResponse } from "@boab/contracts/common/call";
import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { decideProblem as decideCall } from "@boab/contracts/marketplace/order-problems";
import type { OrderRefund } from "@boab/contracts/marketplace/refunds";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findOrderParties, lockOrder } from "../orders/orders.repository.ts";
import { type NotifyDeps, notifyParties } from "./notify-parties.ts";
import { findNextState, getRefundAct } from "./problem.rules.ts";
import { findLatestProblem, findUnsettledProblem, saveProblem } from "./problems.repository.ts";
import { planItemRefund, type RefundItemsDeps, refundItems } from "./refund-items.ts";
import { viewProblem } from "./view-problem.ts";

type Deps = Pick<MarketplaceDeps, "db"> & RefundItemsDeps & NotifyDeps;

interface ProblemDecision {
  refund: OrderRefund | null;
  note: string;
}

/** An admin who is neither buyer nor seller decides a problem, and both sides read the reason. */
export function decideProblem(
  deps: Deps,
  member: Member,
  orderId: string,
  { refund, note }: ProblemDecision,
  { ip, requestId }: RequestOrigin,
): Promise<CallResponse<typeof decideCall>> {
  const { userId } = member;
  return runOnce(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const problem = order && (await findUnsettledProblem(tx, orderId));
    if (!problem) throw new AppError("not_found");
    const parties = await findOrderParties(tx, orderId);
    if (parties?.buyerId === userId || parties?.sellerId === userId)
      throw new AppError("own_interest");
    requireFreshSignIn(member, deps.clock());
    const plan = refund && (await planItemRefund(tx, orderId, refund));
    const act = plan ? getRefundAct(problem.itemNumbers, plan.covered) : "close";
    const state = findNextState(problem.state, act, "admin");
    if (!state) throw new AppError("conflict", { sentence: orderProblemCopy.notNow });
    const refundStarter = { userId, by: "admin" as const };
    const refundResult =
      refund && plan
        ? await refundItems(deps, tx, orderId, plan, refund, refundStarter)
        : { refundedCents: 0 };
    await saveProblem(tx, problem.id, {
      state,
      note,
      settledAt: deps.clock(),
      decidedBy: userId,
    });
    await notifyParties(deps, tx, problem, { step: "decided", to: ["buyer", "store"] });
    await writeAudit(tx, {
      actorId: userId,
      act: "decide problem",
      objectType: "order",
      objectId: orderId,
      changes: { decision: act, ...refundResult },
      ip,
      requestId,
    });
    const decided = await findLatestProblem(tx, orderId);
    return { problem: viewProblem(decided ?? problem, "admin"), ...refundResult };
  });
}
