import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockPurchase } from "../purchases/purchases.repository.ts";
import { describePurchase } from "../purchases/read-purchases.ts";
import { nextState } from "./problem.rules.ts";
import { findUnsettled, saveProblem } from "./problems.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock"> & TellDeps;

/** The buyer asks our team to decide about a reply, or has nothing to complain about any more. */
export function followProblem(
  deps: Deps,
  { userId }: Member,
  orderId: string,
  act: "escalate" | "withdraw",
  { ip, requestId }: RequestOrigin,
): Promise<BoughtOrderDetails> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPurchase(tx, orderId, userId);
    const problem = order && (await findUnsettled(tx, orderId));
    if (!problem) throw new AppError("not_found");
    const state = nextState(problem.state, act, "buyer");
    if (!state) throw new AppError("conflict", { sentence: problemNotes.notNow });
    const now = deps.clock();
    await saveProblem(tx, problem.id, {
      state,
      ...(act === "escalate" ? { escalatedAt: now } : { settledAt: now }),
    });
    await tellParties(
      deps,
      tx,
      problem,
      act === "escalate"
        ? { step: "escalated", to: ["buyer", "store", "team"] }
        : { step: "withdrawn", to: ["store"] },
    );
    await writeAudit(tx, {
      ...{ actorId: userId, act: `${act} problem`, objectType: "order", objectId: orderId },
      ...{ ip, requestId },
    });
    return describePurchase(tx, order, now);
  });
}
