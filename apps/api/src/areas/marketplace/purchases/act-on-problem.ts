import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { type NotifyDeps, notifyParties } from "../problems/notify-parties.ts";
import { findNextState } from "../problems/problem.rules.ts";
import { findUnsettledProblem, saveProblem } from "../problems/problems.repository.ts";
import { lockPurchase } from "./purchases.repository.ts";
import { describePurchase } from "./read-purchases.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock"> & NotifyDeps;

/** The buyer asks our team to decide after a reply, or withdraws the problem. */
export function actOnProblem(
  deps: Deps,
  { userId }: Member,
  orderId: string,
  act: "escalate" | "withdraw",
  { ip, requestId }: RequestOrigin,
): Promise<BoughtOrderDetails> {
  return runOnce(deps.db, async (tx) => {
    const order = await lockPurchase(tx, orderId, userId);
    const problem = order && (await findUnsettledProblem(tx, orderId));
    if (!problem) throw new AppError("not_found");
    const state = findNextState(problem.state, act, "buyer");
    if (!state) throw new AppError("conflict", { sentence: orderProblemCopy.notNow });
    const now = deps.clock();
    await saveProblem(tx, problem.id, {
      state,
      ...(act === "escalate" ? { escalatedAt: now } : { settledAt: now }),
    });
    await notifyParties(
      deps,
      tx,
      problem,
      act === "escalate"
        ? { step: "escalated", to: ["buyer", "store", "team"] }
        : { step: "withdrawn", to: ["store"] },
    );
    await writeAudit(tx, {
      actorId: userId,
      act: `${act} problem`,
      objectType: "order",
      objectId: orderId,
      ip,
      requestId,
    });
    return describePurchase(tx, order, now);
  });
}
