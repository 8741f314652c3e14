import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockOrder } from "../orders/orders.repository.ts";
import { type NotifyDeps, notifyParties } from "./notify-parties.ts";
import { findNextState } from "./problem.rules.ts";
import { findOverdueOrderIds, findUnsettledProblem, saveProblem } from "./problems.repository.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "log"> & NotifyDeps;

/** Fewer problems than this become overdue between two runs; any others wait for the next run. */
const batchSize = 200;

/**
 * A problem without a reply in time goes to our team; a reply that the buyer leaves without an objection is accepted. A
 * problem that fails is retried with the next run and does not block the others.
 */
export async function advanceOverdueProblems(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (const orderId of await findOverdueOrderIds(deps.db, now, batchSize))
    try {
      await inTransaction(deps.db, (tx) => advanceOverdueProblem(deps, tx, orderId, now));
    } catch (error) {
      deps.log.error({ orderId, err: error }, "could not move an overdue problem");
    }
}

async function advanceOverdueProblem(
  deps: Deps,
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<void> {
  await lockOrder(tx, orderId);
  const problem = await findUnsettledProblem(tx, orderId);
  if (!problem) return;
  const due = problem.state === "open" ? problem.replyBy : problem.escalateBy;
  // Somebody may have acted since the problem was found.
  if (!due || due >= now) return;
  const act = problem.state === "open" ? "time out" : "lapse";
  const state = findNextState(problem.state, act, "time");
  if (!state) return;
  if (act === "time out") {
    await saveProblem(tx, problem.id, { state, escalatedAt: now });
    await notifyParties(deps, tx, problem, { step: "escalated", to: ["buyer", "store", "team"] });
  } else {
    await saveProblem(tx, problem.id, { state, settledAt: now });
    await notifyParties(deps, tx, problem, { step: "lapsed", to: ["buyer", "store"] });
  }
}
