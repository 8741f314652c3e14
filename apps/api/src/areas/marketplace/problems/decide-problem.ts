import type { CallResponse } from "@boab/contracts/common/call";
import type {
  decideProblem as decideCall,
  Refund,
} from "@boab/contracts/marketplace/order-problems";
import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockOrder } from "../orders/orders.repository.ts";
import { coveredItems, type GiveBackDeps, giveBackItems } from "./give-back.ts";
import { nextState, refundAct } from "./problem.rules.ts";
import { findLatestProblem, findUnsettled, saveProblem } from "./problems.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";
import { viewProblem } from "./view-problem.ts";

type Deps = Pick<MarketplaceDeps, "db"> & GiveBackDeps & TellDeps;

interface Decision {
  refund: Refund | null;
  note: string;
}

/** An admin decides what buyer and store could not agree about, and both read why. */
export function decideProblem(
  deps: Deps,
  { userId }: Member,
  orderId: string,
  { refund, note }: Decision,
  { ip, requestId, idempotencyKey }: RequestOrigin,
): Promise<CallResponse<typeof decideCall>> {
  const once = { actor: userId, route: "decide problem", key: idempotencyKey };
  return runOnce(deps.db, { ...once, request: { orderId, refund, note } }, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const problem = order && (await findUnsettled(tx, orderId));
    if (!problem) throw new AppError("not_found");
    const act = refund
      ? refundAct(problem.itemNumbers, await coveredItems(tx, orderId, refund))
      : "close";
    const state = nextState(problem.state, act, "admin");
    if (!state) throw new AppError("conflict", { sentence: problemNotes.notNow });
    const given = refund
      ? await giveBackItems(deps, tx, orderId, refund, userId)
      : { refundedCents: 0 };
    await saveProblem(tx, problem.id, {
      ...{ state, note, settledAt: deps.clock(), decidedBy: userId },
    });
    await tellParties(deps, tx, problem, { step: "decided", to: ["buyer", "store"] });
    await writeAudit(tx, {
      ...{ actorId: userId, act: "decide problem", objectType: "order", objectId: orderId },
      ...{ changes: { decision: act, ...given }, ip, requestId },
    });
    const decided = await findLatestProblem(tx, orderId);
    return { problem: viewProblem(decided ?? problem, "admin"), ...given };
  });
}
