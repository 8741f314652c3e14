import type { CallResponse } from "@boab/contracts/common/call";
import type {
  answerProblem as answerCall,
  StoreRefund,
} from "@boab/contracts/marketplace/order-problems";
import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadOwnOrder } from "../orders/load-order.ts";
import { coveredItems, type GiveBackDeps, giveBackItems } from "./give-back.ts";
import { escalationDeadline, nextState, refundAct } from "./problem.rules.ts";
import { findLatestProblem, findUnsettled, saveProblem } from "./problems.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";
import { viewProblem } from "./view-problem.ts";

type Deps = Pick<MarketplaceDeps, "db"> & GiveBackDeps & TellDeps;

interface Answer {
  refund: StoreRefund | null;
  reply: string;
}

const stepOf = {
  "refund all": "refunded",
  "refund some": "refunded in part",
  decline: "declined",
} as const;

/** The store refunds what a problem is about, or a part of it, or says why not. */
export function answerProblem(
  deps: Deps,
  member: Member,
  orderId: string,
  { refund, reply }: Answer,
  { ip, requestId, idempotencyKey }: RequestOrigin,
): Promise<CallResponse<typeof answerCall>> {
  const once = { actor: member.userId, route: "answer problem", key: idempotencyKey };
  return runOnce(deps.db, { ...once, request: { orderId, refund, reply } }, async (tx) => {
    await loadOwnOrder(tx, member, orderId);
    const problem = await findUnsettled(tx, orderId);
    if (!problem) throw new AppError("not_found");
    const act = refund
      ? refundAct(problem.itemNumbers, await coveredItems(tx, orderId, refund))
      : "decline";
    const state = nextState(problem.state, act, "seller");
    if (!state) throw new AppError("conflict", { sentence: problemNotes.notNow });
    const given = refund
      ? await giveBackItems(deps, tx, orderId, refund, member.userId)
      : { refundedCents: 0 };
    const now = deps.clock();
    const escalateBy = state === "answered" ? escalationDeadline(now) : null;
    await saveProblem(tx, problem.id, {
      ...{ state, reply, repliedAt: now, escalateBy },
      settledAt: state === "refunded" ? now : null,
    });
    await tellParties(deps, tx, problem, { step: stepOf[act], to: ["buyer"], until: escalateBy });
    await writeAudit(tx, {
      ...{ actorId: member.userId, act: "answer problem", objectType: "order", objectId: orderId },
      ...{ changes: { answer: act, ...given }, ip, requestId },
    });
    const answered = await findLatestProblem(tx, orderId);
    return { problem: viewProblem(answered ?? problem, "seller"), ...given };
  });
}
