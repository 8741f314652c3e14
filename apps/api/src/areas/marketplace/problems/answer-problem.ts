import type { CallResponse } from "@boab/contracts/common/call";
import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { answerProblem as answerCall } from "@boab/contracts/marketplace/order-problems";
import type { StoreRefund } from "@boab/contracts/marketplace/refunds";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadOwnOrder } from "../orders/load-order.ts";
import { type NotifyDeps, notifyParties } from "./notify-parties.ts";
import { computeEscalationDeadline, findNextState, getRefundAct } from "./problem.rules.ts";
import { findLatestProblem, findUnsettledProblem, saveProblem } from "./problems.repository.ts";
import { planItemRefund, type RefundItemsDeps, refundItems } from "./refund-items.ts";
import { viewProblem } from "./view-problem.ts";

type Deps = Pick<MarketplaceDeps, "db"> & RefundItemsDeps & NotifyDeps;

interface ProblemAnswer {
  refund: StoreRefund | null;
  reply: string;
}

const emailStepByAct = {
  "refund all": "refunded",
  "refund some": "refunded in part",
  decline: "declined",
} as const;

/** The store refunds all or a part of what a problem is about, after a fresh sign-in, or explains why it doesn't. */
export function answerProblem(
  deps: Deps,
  member: Member,
  orderId: string,
  { refund, reply }: ProblemAnswer,
  { ip, requestId }: RequestOrigin,
): Promise<CallResponse<typeof answerCall>> {
  return runOnce(deps.db, async (tx) => {
    await loadOwnOrder(tx, member, orderId);
    if (refund) requireFreshSignIn(member, deps.clock());
    const problem = await findUnsettledProblem(tx, orderId);
    if (!problem) throw new AppError("not_found");
    if (refund) requireFreshSignIn(member, deps.clock());
    const plan = refund && (await planItemRefund(tx, orderId, refund));
    const act = plan ? getRefundAct(problem.itemNumbers, plan.covered) : "decline";
    const state = findNextState(problem.state, act, "seller");
    if (!state) throw new AppError("conflict", { sentence: orderProblemCopy.notNow });
    const refundStarter = { userId: member.userId, by: "seller" as const };
    const refundResult =
      refund && plan
        ? await refundItems(deps, tx, orderId, plan, refund, refundStarter)
        : { refundedCents: 0 };
    const now = deps.clock();
    const escalateBy = state === "answered" ? computeEscalationDeadline(now) : null;
    await saveProblem(tx, problem.id, {
      state,
      reply,
      repliedAt: now,
      escalateBy,
      settledAt: state === "refunded" ? now : null,
    });
    await notifyParties(deps, tx, problem, {
      step: emailStepByAct[act],
      to: ["buyer"],
      until: escalateBy,
    });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "answer problem",
      objectType: "order",
      objectId: orderId,
      changes: { answer: act, ...refundResult },
      ip,
      requestId,
    });
    const answered = await findLatestProblem(tx, orderId);
    return { problem: viewProblem(answered ?? problem, "seller"), ...refundResult };
  });
}
